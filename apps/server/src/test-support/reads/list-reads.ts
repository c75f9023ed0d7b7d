import ts from 'typescript';
import { below, type Code } from '../statements/program.ts';
import { tablesOf } from './tables-of.ts';

/** Exported function of a repository or a report that reads rows. */
export type Read = {
  file: string;
  line: number;
  name: string;
  /** Parameter that limits the rows to those that the caller may see. */
  guard: 'scope' | 'checked id' | undefined;
  /** Tables and functions of the database that it names. */
  tables: string[];
  /** Reason in its comment why it takes neither a scope nor a checked id. */
  reason: string | undefined;
};

const holdsQueries = (file: ts.SourceFile) => /\.(repository|report)\.ts$/u.test(file.fileName);
const writes = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|insert into|update|delete from|merge into)\b/u;
const selects = /\bselect/u;

/** Lists the reads of the server, each with its guard. */
export function listReads({ checker, files }: Code): Read[] {
  return files.filter(holdsQueries).flatMap((file) => {
    const module = checker.getSymbolAtLocation(file);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    return exported.flatMap((one): Read[] => {
      const [declaration] = one.declarations ?? [];
      const [signature] = checker.getTypeOfSymbol(one).getCallSignatures();
      if (declaration === undefined || signature === undefined) return [];
      const parameters = signature.parameters.map((each) => checker.getTypeOfSymbol(each));
      if (!parameters.some(isDatabase) || !readsRows(checker, signature, declaration)) return [];
      const line = file.getLineAndCharacterOfPosition(declaration.getStart(file)).line + 1;
      const guard = parameters.map((type) => guardOf(checker, type)).find((found) => found !== undefined);
      const tables = tablesOf(checker, declaration);
      return [{ file: below(file), line, name: one.name, guard, tables, reason: reasonOf(declaration) }];
    });
  });
}

const reasonOf = (declaration: ts.Declaration) =>
  ts
    .getJSDocCommentsAndTags(declaration)
    .map((comment) =>
      comment
        .getText()
        .replace('*/', '')
        .replaceAll(/\s*\n\s*\*?\s*/gu, ' '),
    )
    .map((comment) => /Takes no scope: (.+)/u.exec(comment)?.[1]?.trim())
    .find((reason) => reason !== undefined);

/** Leaves out functions that answer nothing, and functions that only write and answer what they wrote. */
function readsRows(checker: ts.TypeChecker, signature: ts.Signature, declaration: ts.Declaration): boolean {
  const answer = checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType();
  if ((answer.flags & ts.TypeFlags.VoidLike) !== 0) return false;
  const text = declaration.getText();
  return selects.test(text) || !writes.test(text);
}

const isDatabase = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isDatabase) : ['Kysely', 'Transaction'].includes(type.symbol?.name ?? '');

/**
 * Returns the guard in the type of a parameter: the type itself, the elements of an array, or a property that is always
 * there. A checked id may be null, which finds the rows of nobody, but not be left out.
 */
export function guardOf(checker: ts.TypeChecker, type: ts.Type, within: readonly ts.Type[] = []): Read['guard'] {
  // Types such as JSON contain themselves.
  if (within.includes(type)) return undefined;
  const inner = (part: ts.Type) => guardOf(checker, part, [...within, type]);
  if (type.isUnion()) {
    const guards = type.types.filter((one) => !isNull(one)).map(inner);
    return guards.includes(undefined) ? undefined : guards[0];
  }
  if (type.aliasSymbol?.name === 'Scope') return 'scope';
  const isObject = type.isIntersection() || (type.flags & ts.TypeFlags.Object) !== 0;
  if (!isObject || isDatabase(type)) return undefined;
  const properties = checker.getPropertiesOfType(type);
  if (properties.some(({ escapedName }) => String(escapedName).startsWith('__@checked@'))) return 'checked id';
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (element !== undefined) return inner(element);
  const own = properties.filter(({ declarations }) => declarations?.some(isOwnCode));
  return own.map((each) => inner(checker.getTypeOfSymbol(each))).find((guard) => guard !== undefined);
}

const isNull = (type: ts.Type) => (type.flags & ts.TypeFlags.Null) !== 0;
const isOwnCode = (node: ts.Node) => !node.getSourceFile().fileName.includes('/node_modules/');
