import path from 'node:path';
import ts from 'typescript';

/** Folder of the server's code. */
export const source = path.resolve(import.meta.dirname, '../..');

const config = path.resolve(source, '../tsconfig.json');
const isTestCode = (file: string) => /\.(?:test|factory|faults)\.ts$|\/test-support\/|\/migrations\//u.test(file);

export type Code = { checker: ts.TypeChecker; files: readonly ts.SourceFile[] };

/** Reads the code of the server with its types, without tests and migrations, or the files with these `names`. */
export function readCode(names?: readonly string[]): Code {
  const fail = () => {
    throw new Error(`${config} cannot be read`);
  };
  const project =
    ts.getParsedCommandLineOfConfigFile(config, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }) ?? fail();
  const read = names ?? project.fileNames.filter((file) => !isTestCode(file));
  const program = ts.createProgram(read, project.options);
  const files = program.getSourceFiles().filter(({ fileName }) => read.includes(fileName));
  return { checker: program.getTypeChecker(), files };
}

/** Returns the path of a file below the code of the server. */
export const below = (file: ts.SourceFile): string => path.relative(source, file.fileName);
