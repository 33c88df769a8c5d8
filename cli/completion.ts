import { Argument, type Command, type Option } from 'commander';
import { STORES } from '../engine';
import { EXIT, type ExitCode, type Io } from './io';

// What a shell completes, from commander's own definition of the commands: nothing is listed twice.

/** Commander keeps it to itself. */
const DEFAULT = 'list';
const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** A command with the words before it: "catalogue check"; "" is the program itself. */
interface Place {
  path: string;
  commands: readonly Command[];
  /** What its argument can be, where that is known. */ words: readonly string[];
  options: readonly Option[];
}

function placesOf(command: Command, path = ''): Place[] {
  const { commands } = command;
  const options = command.options.filter(({ long }) => !!long);
  // Without a command's name the options are those of the default command.
  const unnamed = path === '' ? commands.find((inner) => inner.name() === DEFAULT)!.options : [];
  return [
    {
      path,
      commands,
      words: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
      options: [...options, ...unnamed],
    },
    ...commands.flatMap((inner) => placesOf(inner, `${path} ${inner.name()}`.trim())),
  ];
}

/** The values an option can have; none where they are free, or files. */
function valuesOf(option: Option): readonly string[] {
  if (/<stores?>/.test(option.flags)) return STORES.map(({ id }) => id);
  return option.argChoices ?? [];
}
/** Values of which several may stand behind each other, with commas between. */
const isList = (option: Option): boolean => option.flags.includes('<stores>');
const flagsOf = (options: readonly Option[]): string[] => [
  ...options.map((option) => option.long!),
  '--help',
];
const namesOf = (commands: readonly Command[]): string[] =>
  commands.map((command) => command.name());

/** `"search --store") words="aldi asda"; kind=one ;;` for each option with values. */
const valueCases = (places: readonly Place[]): string[] =>
  places.flatMap(({ path, options }) =>
    options
      .filter((option) => valuesOf(option).length > 0)
      .map(
        (option) =>
          `"${path} ${option.long!}") words="${valuesOf(option).join(' ')}"; kind=${isList(option) ? 'list' : 'one'} ;;`,
      ),
  );
const placeCases = (places: readonly Place[]): string[] =>
  places.map(
    ({ path, commands, words, options }) =>
      `"${path}") names="${[...namesOf(commands), ...words].join(' ')}"; flags="${flagsOf(options).join(' ')}" ;;`,
  );
/** Which words lead on: `" catalogue"|"catalogue check") ...`. */
const stepCase = (places: readonly Place[]): string =>
  places
    .flatMap(({ path, commands }) => namesOf(commands).map((name) => `"${path} ${name}"`))
    .join('|');

const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => `${' '.repeat(by)}${line}\n`).join('');

/** What bash and zsh share: `at` is the place, `words` what stands there; an option's value goes before all. */
const choose = (places: readonly Place[]): string => `  case "$at $before" in
${indented(valueCases(places), 4)}    *)
      case "$at" in
${indented(placeCases(places), 8)}      esac
      case "$current" in
        -*) words="$flags" ;;
        *) words="$names" ;;
      esac ;;
  esac
`;

const bash = (places: readonly Place[]): string => `# bash completion of price-compare
_price_compare() {
  local at="" words="" names="" flags="" kind="" i
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  # --store=te comes as three words.
  if [[ $current == "=" ]]; then current=""; elif [[ $before == "=" ]]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${stepCase(places)}) at="\${at:+$at }\${COMP_WORDS[i]}" ;;
    esac
  done
${choose(places)}  local first=""
  if [[ $kind == list && $current == *,* ]]; then first="\${current%,*},"; fi
  # Where the values are known, a file is none of them.
  if [[ -n $kind ]]; then compopt +o default 2>/dev/null; fi
  COMPREPLY=($(compgen -P "$first" -W "$words" -- "\${current#"$first"}"))
}
complete -o default -F _price_compare price-compare
`;

const zsh = (places: readonly Place[]): string => `#compdef price-compare
_price_compare() {
  local at="" words_here="" names="" flags="" kind="" i
  local current="\${words[CURRENT]}" before="\${words[CURRENT-1]}"
  if [[ "$current" == --*=* ]]; then before="\${current%%=*}"; compset -P '*='; current="$PREFIX"; fi
  for ((i = 2; i < CURRENT; i++)); do
    case "$at \${words[i]}" in
      ${stepCase(places)}) at="\${at:+$at }\${words[i]}" ;;
    esac
  done
${choose(places).replaceAll(' words="', ' words_here="')}  if [[ "$kind" == list ]]; then compset -P '*,'; fi
  if [[ -n "$words_here" ]]; then compadd -- \${=words_here}; fi
  if [[ -z "$kind" && "$current" != -* ]]; then _files; fi
}
compdef _price_compare price-compare
`;

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** A condition of fish: the words of the place stand on the line, and none that leads on from it. */
function onlyAt({ path, commands }: Place): string {
  const seen = path.split(' ').filter(Boolean);
  const further = namesOf(commands);
  return [
    ...seen.map((name) => `__fish_seen_subcommand_from ${name}`),
    ...(further.length ? [`not __fish_seen_subcommand_from ${further.join(' ')}`] : []),
  ].join('; and ');
}

const fish = (places: readonly Place[]): string =>
  [
    '# fish completion of price-compare',
    ...places.flatMap((place) => [
      ...place.commands.map(
        (command) =>
          `complete -c price-compare -n ${quoted(onlyAt(place))} -a ${command.name()} -d ${quoted(command.description())}`,
      ),
      ...place.words.map(
        (word) => `complete -c price-compare -n ${quoted(onlyAt(place))} -f -a ${word}`,
      ),
      ...place.options.map((option) => {
        const values = valuesOf(option);
        const words = values.join(' ');
        // A value behind a comma is completed like the first.
        const offered = isList(option)
          ? `(__fish_complete_list , "printf '%s\\n' ${words}")`
          : words;
        const takes = values.length ? ` -x -a ${quoted(offered)}` : option.required ? ' -r' : '';
        return `complete -c price-compare -n ${quoted(onlyAt(place))} -l ${option.long!.slice(2)}${takes} -d ${quoted(option.description)}`;
      }),
    ]),
  ].join('\n') + '\n';

const SCRIPT: Record<Shell, (places: readonly Place[]) => string> = { bash, zsh, fish };

/** `price-compare completion bash|zsh|fish` */
export function registerCompletion(
  program: Command,
  io: Io,
  done: (code: ExitCode) => void,
  examples: (...lines: string[]) => string,
): void {
  program
    .command('completion')
    .description('a script that makes a shell complete commands, options and stores')
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(SHELLS))
    .addHelpText(
      'after',
      examples(
        'completion bash >> ~/.bashrc',
        'completion zsh > "${fpath[1]}/_price-compare"',
        'completion fish > ~/.config/fish/completions/price-compare.fish',
      ),
    )
    .action((shell: Shell) => {
      io.out(SCRIPT[shell](placesOf(program)));
      done(EXIT.compared);
    });
}
