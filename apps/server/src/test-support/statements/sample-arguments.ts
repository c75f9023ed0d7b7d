import { sql } from 'kysely';
import ts from 'typescript';

/** Largest depth of a sample. Generic types can nest without end. */
const deepest = 12;

/**
 * Returns a maker of values of any type. `round` selects the member of each union: the first round prefers values over
 * null and undefined, later rounds take the other members. `given` are values by the name of their type.
 */
export function createSamples(checker: ts.TypeChecker, given: Readonly<Record<string, unknown>>) {
  const values: Readonly<Record<string, unknown>> = {
    Date: new Date('2026-01-01T00:00:00Z'),
    Buffer: Buffer.alloc(32),
    RawBuilder: sql`null`,
    Expression: sql`null`,
    ...given,
  };

  const sampleOf = (type: ts.Type, round: number): unknown => {
    const name = type.symbol?.name ?? '';
    if (name in values) return values[name];
    if (type.isUnion()) {
      const members = type.types.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
      const member = members[round % members.length];
      return member && sampleOf(member, round);
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return checker.typeToString(type) === 'true';
    if (isNumber(type)) return 1;
    if (isEmpty(type)) return (type.flags & ts.TypeFlags.Null) === 0 ? undefined : null;
    return isObject(type) ? sampleOfObject(type, round) : '1';
  };

  /** Types whose objects are being made. A type inside itself, as in schemas, becomes undefined. */
  const open: ts.Type[] = [];
  const sampleOfObject = (type: ts.Type, round: number): unknown => {
    if (open.includes(type) || open.length > deepest) return undefined;
    open.push(type);
    try {
      return makeObject(type, round);
    } finally {
      open.pop();
    }
  };

  const makeObject = (type: ts.Type, round: number): unknown => {
    const parts = isReference(type) ? checker.getTypeArguments(type) : [];
    const [first, second] = parts;
    if (checker.isTupleType(type)) return parts.map((part) => sampleOf(part, round));
    if (checker.isArrayType(type) && first)
      return (first.isUnion() ? first.types : [first]).map((member) => sampleOf(member, round));
    const name = type.symbol?.name ?? '';
    if (/Set$/u.test(name) && first) return new Set([sampleOf(first, round)]);
    if (/Map$/u.test(name) && first && second) return new Map([[sampleOf(first, round), sampleOf(second, round)]]);
    const [call] = type.getCallSignatures();
    if (call) return () => sampleOf(call.getReturnType(), round);
    const properties = checker.getPropertiesOfType(type);
    return Object.fromEntries(properties.map((one) => [one.name, sampleOf(checker.getTypeOfSymbol(one), round)]));
  };
  return sampleOf;
}

const isEmpty = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;

const isReference = (type: ts.Type): type is ts.TypeReference =>
  'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;

/** Tells numbers. A checked id is a number. */
const isNumber = (type: ts.Type): boolean =>
  (type.isIntersection() ? type.types : [type]).some((part) => (part.flags & ts.TypeFlags.NumberLike) !== 0);

/** Tells objects from primitives. A branded string is a string. */
function isObject(type: ts.Type): boolean {
  const parts = type.isIntersection() ? type.types : [type];
  return parts.every((part) => (part.flags & ts.TypeFlags.Object) !== 0 || part.isUnion() || part.isIntersection());
}
