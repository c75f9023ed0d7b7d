import ts from 'typescript';

/** Values that a type allows, as far as rows of the database can have them. */
export type Shape = {
  /** `number`, `string`, `boolean`, `null`, `undefined`, `Date`, `Buffer`, `array`, `object`, or `anything`. */
  kinds: Set<string>;
  /** The only strings that are allowed, when the type names them. */
  strings?: Set<string>;
  /** Elements of an array. */
  element?: Shape;
  /** All properties of an object, when the type names them. */
  properties?: Map<string, Shape>;
};

/** Returns a reader of the types of one program. */
export function createShapes(checker: ts.TypeChecker): (type: ts.Type) => Shape {
  const known = new Map<ts.Type, Shape>();

  const shapeOf = (type: ts.Type): Shape => {
    const before = known.get(type);
    if (before !== undefined) return before;
    const shape: Shape = { kinds: new Set() };
    // Types such as JSON contain themselves.
    known.set(type, shape);
    for (const one of type.isUnion() ? type.types : [type]) add(shape, one);
    return shape;
  };

  const add = (shape: Shape, type: ts.Type): void => {
    const kind = primitiveOf(type) ?? objectKindOf(checker, type);
    const isNew = !shape.kinds.has(kind);
    shape.kinds.add(kind);
    if (kind === 'string') addString(shape, type, isNew);
    else if (kind === 'array' || kind === 'object') addParts(shape, type, isNew);
  };

  const addParts = (shape: Shape, type: ts.Type, isNew: boolean): void => {
    if (!isNew) {
      // Two arrays or two objects. One type does not say what the other may contain.
      delete shape.element;
      delete shape.properties;
      return;
    }
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (shape.kinds.has('array') && element !== undefined) shape.element = shapeOf(element);
    const properties = checker.getPropertiesOfType(type);
    if (!shape.kinds.has('object') || properties.length === 0 || checker.getIndexInfosOfType(type).length > 0) return;
    shape.properties = new Map(properties.map((one) => [one.name, shapeOf(checker.getTypeOfSymbol(one))]));
  };
  return shapeOf;
}

function addString(shape: Shape, type: ts.Type, isNew: boolean): void {
  if (!type.isStringLiteral()) delete shape.strings;
  else if (isNew) shape.strings = new Set([type.value]);
  else shape.strings?.add(type.value);
}

const primitives: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, 'anything'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
];

/** Returns the kind of a type that is not an object. A branded string is a string, and a checked id is a number. */
function primitiveOf(type: ts.Type): string | undefined {
  const parts = type.isIntersection() ? type.types : [type];
  return primitives.find(([flag]) => parts.some((part) => (part.flags & flag) !== 0))?.[1];
}

function objectKindOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  const name = type.symbol?.name;
  if (name === 'Uint8Array') return 'Buffer';
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}
