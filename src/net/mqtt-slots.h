/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "slots.h"

G_BEGIN_DECLS

/*
 * Slots in a broker that speaks MQTT 3.1.1: a slot is a topic, what is put there a retained message with QoS 1. What a broker keeps is a
 * cache: all is put anew after each connection, so a broker may forget everything. No session outlives a connection, and nothing is
 * subscribed to but exact topics, so that clusters will do. A connection that breaks is looked for again, for good.
 */
#define TABLEE_TYPE_MQTT_SLOTS (tablee_mqtt_slots_get_type ())
G_DECLARE_FINAL_TYPE (TableeMqttSlots, tablee_mqtt_slots, TABLEE, MQTT_SLOTS, GObject)

/* @broker: "mqtt://host", "mqtts://user:password@host:port"; the ports are 1883 and 8883 if it does not say. Certificates are checked
 * against the authorities of the system and those in the file tablee/authorities.pem of the person's settings, if there is one. The connection is made later: "connected" tells. Returns: (transfer full), or NULL with a
 * G_IO_ERROR_INVALID_ARGUMENT for what is no such address, or G_IO_ERROR_FAILED for what the library refuses. */
TableeSlots *tablee_mqtt_slots_new  (const char       *broker,
                                     GError          **error);
/* Looks for another broker from now on, as if it were that one which had been lost: all that was put and is watched goes with it. Returns
 * FALSE with an error as above, and then all is as it was. */
gboolean     tablee_mqtt_slots_move (TableeMqttSlots  *self,
                                     const char       *broker,
                                     GError          **error);

G_END_DECLS
