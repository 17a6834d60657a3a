import { colorFlag, type Command, type CommandFlag, type ProcessCommand, quietFlag } from "#/transports/cli/command";
import { UsageError } from "#/transports/cli/command-line";
import { print } from "#/transports/cli/output";

/** `livery completions SHELL`: the script with which a shell completes commands and flags. */
export const completionsCommand: ProcessCommand = {
  name: "completions",
  title: "Print the completions of a shell",
  summary: "Prints a script with which bash, zsh or fish completes commands, flags, choices and file names.",
  arguments: ["SHELL"],
  settings: [],
  examples: [
    "livery completions bash > ~/.local/share/bash-completion/completions/livery",
    "livery completions zsh > ~/.zfunc/_livery",
    "livery completions fish > ~/.config/fish/completions/livery.fish",
  ],
  async run({ positionals: [shell = ""] }, _host, listCommands) {
    const format = Object.hasOwn(formatters, shell) ? formatters[shell] : undefined;
    if (!format) throw new UsageError(`There are no completions for "${shell}". Use bash, zsh or fish.`);
    const commands = await listCommands();
    await print(format(commands.map((command) => ({ ...command, flags: [...command.flags, quietFlag, colorFlag] }))));
  },
};

/** The script of each shell. */
const formatters: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: formatBash,
  zsh: formatZsh,
  fish: formatFish,
};

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Whether an argument or the value of a flag is a file or a folder. */
const isPath = (label: string) => /FILE|DIR|PATH|ARCHIVE|FOLDER|\.json/.test(label);

const listFlagWords = ({ name, short, isNegated }: CommandFlag) => [
  `--${isNegated ? "no-" : ""}${name}`,
  ...(short === undefined ? [] : [`-${short}`]),
];

/** The first words of commands, with the title of the command or what they have in common. */
function listFirstWords(commands: readonly Command[]): readonly (readonly [word: string, title: string])[] {
  const words = new Set(commands.map(({ name }) => name.split(" ")[0] ?? name));
  return [...words].map((word) => [
    word,
    commands.find(({ name }) => name === word)?.title ??
      listSecondWords(commands, word)
        .map(([second]) => second)
        .join(", "),
  ]);
}

const listSecondWords = (commands: readonly Command[], first: string) =>
  commands.flatMap(({ name, title }) => (name.startsWith(`${first} `) ? [[name.slice(first.length + 1), title] as const] : []));

/** The first words that others follow, each with those. */
const listGroups = (commands: readonly Command[]) =>
  listFirstWords(commands).flatMap(([first]) => {
    const seconds = listSecondWords(commands, first);
    return seconds.length > 0 ? [[first, seconds] as const] : [];
  });

const listTwoWordNames = (commands: readonly Command[]) => commands.flatMap(({ name }) => (name.includes(" ") ? [name] : []));

const takesPath = ({ arguments: labels }: Command) => labels.some(isPath);

function formatBash(commands: readonly Command[]): string {
  const values = commands.flatMap(({ name, flags }) =>
    flags.flatMap((flag) => {
      if (flag.label === undefined) return [];
      const pattern = listFlagWords(flag)
        .map((word) => quote(`${name} ${word}`))
        .join("|");
      const reply = flag.choices
        ? `COMPREPLY=($(compgen -W ${quote(flag.choices.join(" "))} -- "$cur"))`
        : isPath(flag.label)
          ? 'COMPREPLY=($(compgen -f -- "$cur"))'
          : "COMPREPLY=()";
      return [`    ${pattern}) ${reply}; return ;;`];
    }),
  );
  const groups = listGroups(commands).map(
    ([first, seconds]) =>
      `      ${first}) COMPREPLY=($(compgen -W ${quote(seconds.map(([word]) => word).join(" "))} -- "$cur")) ;;`,
  );
  const flags = commands.map(
    ({ name, flags: own }) => `    ${quote(name)}) flags=${quote(["--help", ...own.flatMap(listFlagWords)].join(" "))} ;;`,
  );
  return `# bash completion of livery
_livery() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} flags=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quote(
      listFirstWords(commands)
        .map(([word]) => word)
        .join(" "),
    )} -- "$cur"))
    return
  fi
  if ((COMP_CWORD == 2)) && [[ $cur != -* ]]; then
    case $command in
${groups.join("\n")}
    esac
    ((\${#COMPREPLY[@]})) && return
  fi
  case "$command \${COMP_WORDS[2]}" in
    ${listTwoWordNames(commands).map(quote).join("|")}) command="$command \${COMP_WORDS[2]}" ;;
  esac
  case "$command $prev" in
${values.join("\n")}
  esac
  case $command in
${flags.join("\n")}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$cur"))
    return
  fi
  case $command in
    ${commands
      .filter(takesPath)
      .map(({ name }) => quote(name))
      .join("|")}) COMPREPLY=($(compgen -f -- "$cur")) ;;
  esac
}
complete -o filenames -F _livery livery
`;
}

/** Text of a specification for zsh's _arguments and _describe. */
const escapeZsh = (text: string) => text.replace(/[\\[\]:]/g, "\\$&");

function formatZsh(commands: readonly Command[]): string {
  const describe = (words: readonly (readonly [string, string])[]) =>
    words.map(([word, title]) => quote(`${escapeZsh(word)}:${escapeZsh(title)}`)).join(" ");
  const formatFlag = (flag: CommandFlag) => {
    const action = flag.choices
      ? `(${flag.choices.map((choice) => escapeZsh(choice)).join(" ")})`
      : isPath(flag.label ?? "")
        ? "_files"
        : "";
    const value = flag.label === undefined ? "" : `:${escapeZsh(flag.label)}:${action}`;
    return listFlagWords(flag)
      .map((word) => quote(`${word}[${escapeZsh(flag.description)}]${value}`))
      .join(" ");
  };
  const groups = listGroups(commands).map(
    ([first, seconds]) => `      ${first}) items=(${describe(seconds)}); _describe -t commands command items && found=0 ;;`,
  );
  const cases = commands.map(
    (command) =>
      `    ${quote(command.name)}) _arguments '--help[Show help]' ${command.flags.map(formatFlag).join(" ")} ${
        takesPath(command) ? "'*:file:_files'" : "'*: :'"
      } && found=0 ;;`,
  );
  return `#compdef livery
# zsh completion of livery
_livery() {
  local command=$words[2] found=1
  local -a items
  if ((CURRENT == 2)); then
    items=(${describe(listFirstWords(commands))})
    _describe -t commands command items
    return
  fi
  if ((CURRENT == 3)) && [[ $words[3] != -* ]]; then
    case $command in
${groups.join("\n")}
    esac
  fi
  case "$command $words[3]" in
    ${listTwoWordNames(commands).map(quote).join("|")}) ((CURRENT > 3)) && { command="$command $words[3]"; shift words; ((CURRENT--)); } ;;
  esac
  shift words
  ((CURRENT--))
  case $command in
${cases.join("\n")}
  esac
  return found
}
if [ "$funcstack[1]" = "_livery" ]; then
  _livery "$@"
else
  compdef _livery livery
fi
`;
}

function formatFish(commands: readonly Command[]): string {
  const at = (name: string) => `-n ${quote(`test (__livery_command) = "${name}"`)}`;
  const formatFlag = (flag: CommandFlag) => {
    const [long = ""] = listFlagWords(flag);
    const value = flag.choices
      ? ` -x -a ${quote(flag.choices.join(" "))}`
      : flag.label === undefined
        ? ""
        : isPath(flag.label)
          ? " -r -F"
          : " -x";
    return `-l ${long.slice(2)}${flag.short === undefined ? "" : ` -s ${flag.short}`}${value} -d ${quote(flag.description)}`;
  };
  const words = [
    ...listFirstWords(commands).map(([word, title]) => `complete -c livery ${at("")} -a ${word} -d ${quote(title)}`),
    ...listGroups(commands).flatMap(([first, seconds]) =>
      seconds.map(([word, title]) => `complete -c livery ${at(first)} -a ${word} -d ${quote(title)}`),
    ),
  ];
  const flags = commands.flatMap((command) => [
    ...(takesPath(command) ? [`complete -c livery ${at(command.name)} -F`] : []),
    ...command.flags.map((flag) => `complete -c livery ${at(command.name)} ${formatFlag(flag)}`),
  ]);
  return `# fish completion of livery
function __livery_command
  set -l words (commandline -opc)
  set -e words[1]
  set -l two (string join ' ' -- $words[1..2])
  if contains -- "$two" ${listTwoWordNames(commands).map(quote).join(" ")}
    echo $two
  else
    echo $words[1]
  end
end
complete -c livery -f
complete -c livery -l help -s h -d 'Show help'
${[...words, ...flags].join("\n")}
`;
}
