import ts from 'typescript';
import { below, type Code } from '../statements/program.ts';
import { guardOf } from './list-reads.ts';

/** The only file that may make a checked id of a number. */
const maker = 'platform/access/checked-ids.ts';

/** Lists the lines that cast another type to a checked id. */
export function listCasts({ checker, files }: Code): string[] {
  const found: string[] = [];
  const isChecked = (node: ts.Node) => guardOf(checker, checker.getTypeAtLocation(node)) === 'checked id';
  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    if (ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type) && isChecked(node.type)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      if (!isChecked(node.expression)) found.push(`${below(file)}:${line + 1}`);
    }
    ts.forEachChild(node, (child) => visit(file, child));
  };
  for (const file of files) if (below(file) !== maker) visit(file, file);
  return found;
}
