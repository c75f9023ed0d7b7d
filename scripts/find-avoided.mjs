import ts from 'typescript';
import { avoidList } from './avoid-list.mjs';

/** Names in snake_case are columns and tables of the database, which keep their names. */
const isColumn = /^[a-z\d]+(?:_[a-z\d]+)+$/u;

/**
 * Finds avoided words in the identifiers and comments of one file. Returns lines such as `12: "hatsUnder": use role`.
 */
export function findAvoided(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const report = (position, words, shown, where) => {
    const rule = avoidList.find((one) => (one.in ?? where) === where && one.avoid.test(words));
    if (rule === undefined) return;
    const { line } = source.getLineAndCharacterOfPosition(position);
    found.push({ line: line + 1, shown, use: rule.use });
  };
  const visit = (node) => {
    if (ts.isIdentifier(node) && !isColumn.test(node.text))
      report(node.getStart(source), wordsOf(node.text), node.text, 'identifiers');
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { at, comment } of commentsOf(source)) report(at, comment.toLowerCase(), comment.trim(), 'comments');
  return found.map(({ line, shown, use }) => `${line}: "${shown}": use ${use}`);
}

/** Splits `keepAnswer` and `KEEP_ANSWER` into "keep answer". */
function wordsOf(identifier) {
  return identifier
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/[_$]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Returns each line of the comments with its position in the file. */
function commentsOf(source) {
  const seen = new Map();
  const add = (ranges) => {
    for (const { pos, end } of ranges ?? []) seen.set(pos, source.text.slice(pos, end));
  };
  const visit = (node) => {
    if (!ts.isJsxText(node)) {
      add(ts.getLeadingCommentRanges(source.text, node.getFullStart()));
      add(ts.getTrailingCommentRanges(source.text, node.getEnd()));
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...seen].flatMap(([pos, comment]) => {
    let at = pos;
    return comment.split('\n').map((line) => {
      const item = { at, comment: line };
      at += line.length + 1;
      return item;
    });
  });
}
