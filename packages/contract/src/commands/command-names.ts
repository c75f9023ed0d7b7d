/** Name of a field in a command: `hq_code` is sent as `hqCode`. The specification names `per_page`. */
export type CommandName<Name> = Name extends 'per_page'
  ? Name
  : Name extends `${infer First}_${infer Rest}`
    ? `${First}${Capitalize<CommandName<Rest>>}`
    : Name;

/** A record as a command sends it, with its lists and the records inside it. */
export type Command<Value> = Value extends readonly (infer Item)[]
  ? Command<Item>[]
  : Value extends object
    ? { [Name in keyof Value as CommandName<Name>]: Command<Value[Name]> }
    : Value;

/** Returns the name of a field in a command. A name in camelCase stays. */
export const commandName = (name: string): string =>
  name === 'per_page' ? name : name.replaceAll(/_([a-z\d])/gu, (_, letter: string) => letter.toUpperCase());

/** Returns a record with the names of a command, at every depth. Values stay. */
export const commandOf = <Value>(value: Value): Command<Value> => renamed(value) as Command<Value>;

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [commandName(name), renamed(inner)]));
}
