import fc from 'fast-check';

/** Returns nested arrays that may overflow the stack of a recursive reader. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

const deep = nested(3_000);
const polluting: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}');

/** JSON values that no form sends. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, null, true, '', ' '),
  fc.constantFrom('\ud800', 'a\udc00b', 'a\0b', '\0', '__proto__', 'NaN', '-1', "' or 1=1 --", '%', '\\', '\u202e'),
  fc.constantFrom(
    'x'.repeat(254),
    'x'.repeat(2_001),
    'é\u0301'.repeat(60_000),
    '9'.repeat(400),
    `${' '.repeat(50_000)}x`,
  ),
  fc.constantFrom('0000-00-00', '2026-02-30', '-271821-04-20', '+275760-09-13T00:00:00Z', '294276-12-31', '0001-01-01'),
  fc.constantFrom(
    deep,
    polluting,
    [],
    {},
    [[]],
    Array.from({ length: 3_000 }, (_, index) => index),
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
);

/** Encoded path parts and query values that no link has. */
export const hostileParts: fc.Arbitrary<string> = fc.constantFrom(
  ...['0', '-1', '1.5', '2147483648', '9007199254740992', '9223372036854775808', 'NaN', 'Infinity', '1e3', '0x1'],
  ...['__proto__', 'constructor', '%00', 'a%00b', '%ED%A0%80', '%F0%9F', '..%5c..', '%2e%2e', '%2F', '%5c', '%20'],
  ...["1'--", '%25', '%E2%80%AE', 'x'.repeat(999), '9'.repeat(400), '2026-02-30', '0001-01-01', '[]', '{}'],
);
