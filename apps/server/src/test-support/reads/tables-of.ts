import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { source } from '../statements/program.ts';

const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const firsts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const [, database = ''] = read('platform/db/database.generated.ts').split('export interface DB {');
const migrations = globSync('migrations/*/*.sql', { cwd: source }).map(read);

/** Tables of the database, and its functions, which read tables too. */
const names = new Set([
  ...firsts(database, /^ {2}(\w+): \w+;$/gmu),
  ...migrations.flatMap((text) => firsts(text, /create (?:or replace )?function (\w+)/giu)),
]);

/**
 * Returns the tables and functions of the database that a declaration names, in its own lines and in those of our code
 * that it uses. A column with the name of a table counts as the table.
 */
export function tablesOf(checker: ts.TypeChecker, declaration: ts.Declaration): string[] {
  const seen = new Set<ts.Declaration>();
  const found = new Set<string>();
  const visit = (code: ts.Declaration) => {
    if (seen.has(code)) return;
    seen.add(code);
    for (const [word] of code.getText().matchAll(/\w+/gu)) if (names.has(word)) found.add(word);
    for (const used of identifiersIn(code)) for (const one of codeBehind(checker, used)) visit(one);
  };
  visit(declaration);
  return [...found].toSorted();
}

function identifiersIn(node: ts.Node): ts.Identifier[] {
  const own = ts.isIdentifier(node) ? [node] : [];
  const inner: ts.Identifier[] = [];
  ts.forEachChild(node, (child) => void inner.push(...identifiersIn(child)));
  return [...own, ...inner];
}

function codeBehind(checker: ts.TypeChecker, name: ts.Identifier): ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(name);
  const isImported = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const declarations = (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
  return declarations.filter(
    (one) =>
      (ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one)) &&
      one.getSourceFile().fileName.startsWith(source) &&
      !one.getSourceFile().isDeclarationFile,
  );
}
