import ts from 'typescript';
import { avoidList } from './avoid-list.mjs';

/** Names in snake_case are columns and tables of the database, which keep their names. */
const isColumn = /^[a-z\d]+(?:_[a-z\d]+)+$/u;

/**
 * Finds avoided words in the identifiers and comments of one file, and in its texts when people read them. Returns lines
 * such as `12: "hatsUnder": use role`.
 */
export function findAvoided(name, text, { hasTexts = false } = {}) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const report = (position, words, shown, where) => {
    const rule = avoidList.find((one) => appliesTo(one, where) && one.avoid.test(words));
    if (rule === undefined) return;
    const { line } = source.getLineAndCharacterOfPosition(position);
    found.push({ line: line + 1, shown, use: rule.use });
  };
  const visit = (node, isRead) => {
    if (ts.isIdentifier(node) && !isColumn.test(node.text)) {
      report(node.getStart(source), wordsOf(node.text), node.text, 'identifiers');
      if (isName(node)) report(node.getStart(source), wordsOf(node.text), node.text, 'names');
    }
    if (isRead && isText(node)) report(node.getStart(source), node.text.replaceAll(/\s+/gu, ' '), node.text, 'texts');
    ts.forEachChild(node, (child) => visit(child, isRead && !isStatement(node)));
  };
  visit(source, hasTexts);
  for (const { at, comment } of commentsOf(source)) report(at, comment.toLowerCase(), comment.trim(), 'comments');
  return found.map(({ line, shown, use }) => `${line}: "${shown}": use ${use}`);
}

function appliesTo(rule, where) {
  return rule.in === undefined ? ['identifiers', 'comments'].includes(where) : rule.in === where;
}

/**
 * Returns whether an identifier names a variable, a parameter, a function or a type. Fields of answers have other
 * names.
 */
function isName(node) {
  const { parent } = node;
  return (
    parent.name === node &&
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent))
  );
}

function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
}

/** Returns whether a node is an SQL statement or an import, whose texts nobody reads. */
function isStatement(node) {
  return (ts.isTaggedTemplateExpression(node) && /^sql\b/u.test(node.tag.getText())) || ts.isImportDeclaration(node);
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
