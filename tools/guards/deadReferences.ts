// Finds references to what does not exist: files, requirements (docs/requirements.md), visual rules (docs/look.md) and
// decisions (docs/decisions/).
import { posix } from "node:path";
import { listFiles, read } from "./repository";

const trackedFiles = listFiles();

const FILE =
  /(?<![\w/.-])(?!\.\.)(?:[\w.@*-]+\/)*[\w.@*-]+\.(?:tsx?|mjs|js|json|md|conf|sh|ya?ml|svg|html|lua|txt)(?![\w/-])/g;
const FOLDER = /(?:[\w.@*-]+\/)+(?![\w*/.])/g;
const URL = /\b\w+:\/\/\S+/g;
/** In a JSDoc type; tsc finds the dead ones. */
const TYPE_IMPORT = /import\("[^"]+"\)/g;

/** These exist only after a build, at run time, or in a recipe's example. */
const MADE = [
  /^(\.data|\.cache|backups|dist|generated|node_modules|test-results)\//,
  /\/(dist|generated|results)\//,
  /^(content|reviews|requests|headers|results)\.(json|md)$/,
  // Exists only in a checkout of an earlier version.
  /^site\.json$/,
  /^(chart\.svg|contentChecks\.ts|docker-compose\.override\.yml)$/,
  /team_?-?members?|NAME|NNN/i,
];

/** The dead references of a Markdown file, or of the comments of any other file. */
export function findDeadReferences(path: string, text: string): string[] {
  const isMarkdown = path.endsWith(".md");
  const prose = (isMarkdown ? text : readComments(path, text))
    .replaceAll(URL, "")
    .replaceAll(TYPE_IMPORT, "");
  const names = isMarkdown ? readNames(prose) : matches(prose, FILE);
  return [
    ...names.filter((name) => !MADE.some((made) => made.test(name)) && !exists(name)),
    ...(isMarkdown ? readLinks(text) : []).filter(
      (link) => !isThere(posix.join(posix.dirname(path), link)),
    ),
    ...deadNumbers(prose, /\brequirements? (\d+(?:\.\d+)?)/g, "docs/requirements.md"),
    ...deadNumbers(prose, /\((look \d)\b/g, "docs/look.md"),
    ...matches(prose, /\bdecision \d{3}/g).filter(
      (name) => !isThere(`docs/decisions/${name.slice(-3)}-*`),
    ),
  ];
}

/** File and folder names in code spans and in fenced blocks without a language. */
function readNames(prose: string): string[] {
  const blocks = [...prose.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm)];
  const spans = prose.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "").match(/`[^`\n]+`/g) ?? [];
  const code = [
    ...spans,
    ...blocks.filter(([, language]) => !language).map(([, , body = ""]) => body),
  ];
  return code
    .flatMap((piece) => piece.split(/[\s`"=:,;()]+/))
    .filter((word) => !/^[/~<$&]|[<>{}$]/.test(word))
    .flatMap((word) =>
      [...matches(word, FILE), ...matches(word, FOLDER)].filter((name) => name === word),
    );
}

function readLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^\w+:/.test(link));
}

function readComments(path: string, text: string): string {
  const isScript = /\.(tsx?|mjs|js)$/.test(path);
  const comment = isScript ? /(?:^|\s)\/\/.*$|\/\*[\s\S]*?\*\//gm : /(?:^|\s)#.*$/gm;
  return matches(text, comment).join("\n");
}

/** A whole path, or the end of one: `outbox/deliverDue.ts`. A `.js` may be the built form of a `.ts`. */
function exists(name: string): boolean {
  return (
    isThere(name) ||
    isThere(`**/${name}`) ||
    (name.endsWith(".js") && exists(`${name.slice(0, -2)}ts`))
  );
}

function isThere(pattern: string): boolean {
  const glob = pattern.replace(/\/$/, "").replace(/[.+]/g, "\\$&");
  const source = glob.replace(/^\*\*\//, "(?:.*/)?").replace(/(?<!\.)\*/g, "[^/]*");
  const path = new RegExp(`^${source}(?:/|$)`);
  return pattern === "." || trackedFiles.some((file) => path.test(file));
}

function deadNumbers(prose: string, pattern: RegExp, document: string): string[] {
  const known = read(document);
  return [...prose.matchAll(pattern)]
    .map(([, number = ""]) => number)
    .filter((number) => {
      const section = number.replace("look ", "");
      return !known.includes(`**${section}**`) && !known.includes(`\n## ${section}. `);
    })
    .map((number) => `${document}: ${number}`);
}

function matches(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}
