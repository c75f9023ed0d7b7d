import ts from 'typescript';
import { below, type Code } from './program.ts';
import { createShapes, type Shape } from './shape.ts';

export type TypedStatement = {
  /** Type of a row. Undefined when nothing reads the rows. */
  row: Shape | undefined;
  /** Text of a statement that the driver runs unchanged. */
  text: string | undefined;
};

/** Statements by the line that runs them: `features/x/x.repository.ts:12`. */
export type TypedStatements = ReadonlyMap<string, TypedStatement>;

const runs = new Set(['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow']);
const withoutRows = new Set(['InsertResult', 'UpdateResult', 'DeleteResult']);

/** Finds every line that runs a statement with a type of its rows: of the query builder, of `sql` or of the driver. */
export function listTypedStatements({ checker, files }: Code): TypedStatements {
  const shapeOf = createShapes(checker);
  const found = new Map<string, TypedStatement>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!isStatement(checker, node)) return;
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.expression.name.getStart(file));
    const site = `${below(file)}:${line + 1}`;
    if (found.has(site)) throw new Error(`${site} runs two statements. Write them on two lines.`);
    const row = rowOf(checker, node);
    if (row !== undefined && (row.flags & ts.TypeFlags.TypeParameter) !== 0)
      throw new Error(`${site} runs a statement with rows of a type parameter. Name the type of its rows there.`);
    const [first] = node.arguments;
    const text = first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined;
    found.set(site, { row: row && shapeOf(row), text });
  };
  for (const file of files) visit(file);
  return found;
}

type MethodCall = ts.CallExpression & { expression: ts.PropertyAccessExpression };

function isStatement(checker: ts.TypeChecker, node: ts.Node): node is MethodCall {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const method = node.expression.name.text;
  const on = checker.getTypeAtLocation(node.expression.expression).symbol;
  const library = on?.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (method === 'query') return node.typeArguments !== undefined && library.includes('/@types/pg/');
  return runs.has(method) && library.includes('/kysely/') && !/Transaction/u.test(on?.name ?? '');
}

/** Returns the type of one row. Undefined when there is none, or when the code does not read it. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const answer = checker.getAwaitedType(checker.getTypeAtLocation(call));
  if (answer === undefined) return undefined;
  const property = answer.symbol?.name === 'QueryResult' ? checker.getPropertyOfType(answer, 'rows') : undefined;
  const rows = property === undefined ? answer : checker.getTypeOfSymbol(property);
  const element = checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
  const row = element ?? (property === undefined ? checker.getNonNullableType(answer) : undefined);
  if (row === undefined || (row.flags & ts.TypeFlags.Unknown) !== 0) return undefined;
  return withoutRows.has(row.symbol?.name ?? '') ? undefined : row;
}
