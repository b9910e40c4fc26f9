# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of tablee-cli for bash.

_tablee_cli()
{
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local words='' files=''

  # A colon is a word of its own.
  [ "$current" != : ] || { previous=:; current=''; }

  if [ "$COMP_CWORD" -eq 1 ]; then
    words='games new legal apply view score hint play simulate bench replay review host join --help --version'
  else
    case $previous in
      --players | -p)
        case ${COMP_WORDS[1]} in
          new) ;;
          host) words='friend random beginner easy medium expert master' ;;
          *) words='human random beginner easy medium expert master' ;;
        esac
        ;;
      --player)
        words='human random beginner easy medium expert master' ;;
      :)
        words='steady hoarder hasty gambler spoiler' ;;
      --level)
        words='beginner easy medium expert master' ;;
      --save | --state)
        files=yes ;;
      *)
        case ${COMP_WORDS[1]} in
          games) words='--json' ;;
          new) words='--players --seed --option' ;;
          legal) files=yes ;;
          apply) words='--action --events' files=yes ;;
          view) words='nobody' files=yes ;;
          score) words='--json' files=yes ;;
          hint) words='--level --seed --json' files=yes ;;
          play) words='--players --names --seed --option --take-back --save' ;;
          simulate) words='--players --games --from --seed --jobs --option --state --merge --json' ;;
          bench) words='--time --json' ;;
          replay) words='--json' files=yes ;;
          review) words='--iterations --json' files=yes ;;
          host) words='--players --broker --option --save' ;;
          join) words='--name --player --broker --save' ;;
        esac
        [[ " ${COMP_WORDS[*]} " != *' --merge '* ]] || files=yes
        case ${COMP_WORDS[1]} in
          new | play | simulate | bench | host)
            [ "$COMP_CWORD" -ne 2 ] || words="$words $(LC_ALL=C tablee-cli games 2>/dev/null | sed -n 's/^\([^ :]*\):.*/\1/p')" ;;
        esac
        ;;
    esac
  fi

  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  [ -z "$files" ] || mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
}

complete -o filenames -F _tablee_cli tablee-cli
