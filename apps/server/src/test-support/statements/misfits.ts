import type { Column } from './describe.ts';
import type { Shape } from './shape.ts';

/** Lists the differences between the columns of a result and the type of its rows, in names and types. */
export function listColumnMisfits(columns: readonly Column[], row: Shape): string[] {
  if (row.properties === undefined) return ['the type of the rows names no columns'];
  const names = columns.map(({ name }) => name);
  const missing = [...row.properties].filter(([name, { kinds }]) => !names.includes(name) && !kinds.has('undefined'));
  const found = columns.flatMap(({ name, sample }, at) => {
    const shape = row.properties?.get(name);
    if (names.indexOf(name) !== at) return [`${name} is returned twice`];
    if (shape === undefined) return [`${name} is returned but not in the type`];
    return isOfKind(sample, shape)
      ? []
      : [`${name} arrives as ${sampleText(sample)}, and its type is ${textOf(shape)}`];
  });
  return [...missing.map(([name]) => `${name} is in the type but not returned`), ...found];
}

/** Lists the differences between the values of a row and its type: nulls, unnamed strings, and values inside JSON. */
export function listRowMisfits(row: object, { properties }: Shape): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const shape = properties?.get(name);
    return shape === undefined ? [] : listValueMisfits(value, shape, name);
  });
}

function listValueMisfits(value: unknown, shape: Shape, at: string): string[] {
  if (shape.kinds.has('anything')) return [];
  if (!shape.kinds.has(kindOf(value))) return [`${at} was ${kindOf(value)}, and its type is ${textOf(shape)}`];
  if (typeof value === 'string' && shape.strings?.has(value) === false)
    return [`${at} was '${value}', and its type is ${textOf(shape)}`];
  const { element, properties } = shape;
  if (Array.isArray(value)) return element ? value.flatMap((one) => listValueMisfits(one, element, `${at}[]`)) : [];
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  const values = new Map(Object.entries(value));
  const unnamed = [...values.keys()].filter((name) => !properties.has(name));
  return [
    ...unnamed.map((name) => `${at}.${name} was returned but is not in the type`),
    ...[...properties].flatMap(([name, one]) => listValueMisfits(values.get(name), one, `${at}.${name}`)),
  ];
}

/** Compares a sample only by its kind. JSON may be everything except a date and bytes. */
function isOfKind(sample: unknown, { kinds, element }: Shape): boolean {
  if (kinds.has('anything')) return true;
  if (sample === undefined) return [...kinds].some((kind) => kind !== 'Date' && kind !== 'Buffer' && kind !== 'null');
  if (Array.isArray(sample) && element) return kinds.has('array') && sample.every((one) => isOfKind(one, element));
  return kinds.has(kindOf(sample));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'Date';
  return value instanceof Uint8Array ? 'Buffer' : typeof value;
}

const sampleText = (sample: unknown): string =>
  Array.isArray(sample) ? `array of ${sample.map(kindOf).join()}` : kindOf(sample);

function textOf({ kinds, strings, element }: Shape): string {
  const plain = [...kinds].filter((kind) => kind !== 'string' || strings === undefined);
  const names = plain.map((kind) =>
    kind === 'array' && element ? `array of ${[...element.kinds].join(' or ')}` : kind,
  );
  return [...names, ...[...(strings ?? [])].map((text) => `'${text}'`)].join(' or ');
}
