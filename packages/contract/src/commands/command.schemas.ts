import { z } from 'zod';
import { type CommandName, commandName } from './command-names.ts';

type Shape = z.ZodRawShape;
type Sent<S extends Shape> = { [Name in keyof S as CommandName<Name>]: S[Name] };
type Parsed<S extends Shape> = z.output<z.ZodObject<S>>;

/** Rule about several fields of a command, in the names of the record. `path` is the field that shows the message. */
type CommandRule<S extends Shape> = {
  check: (record: Parsed<S>) => boolean;
  path: keyof S & string;
  message: string;
};

/**
 * Schema of a command, or of a part of one, for a record with these fields. The command sends them in camelCase, and
 * the parsed value has the names of the record. It takes no other field.
 */
export function commandSchema<S extends Shape>(fields: S, ...rules: readonly CommandRule<S>[]) {
  const names = new Map(Object.keys(fields).map((name) => [commandName(name), name]));
  const recordOf = (sent: object) =>
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [names.get(name) ?? name, value])) as Parsed<S>;
  const shape = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [commandName(name), schema]));
  let schema = z.strictObject(shape as Sent<S>);
  for (const { check, path, message } of rules)
    schema = schema.refine((sent) => check(recordOf(sent)), { path: [commandName(path)], message });
  return schema.transform(recordOf);
}
