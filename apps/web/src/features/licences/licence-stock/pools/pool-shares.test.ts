import { expect, test } from 'vitest';
import type { StockOfKey } from '../stock.queries.ts';
import { choicesOf, sharesOf, type Typed } from './pool-shares.ts';

const stock: StockOfKey = {
  productType: 'abstract_course',
  productId: 3,
  title: 'Sepsis',
  certificateMonths: 24,
  bought: 60,
  pot: 20,
  pools: 7,
  held: 3,
  used: 30,
  void: 0,
  low_at: 6,
  level: 'ok',
  pool_rows: [
    { kind: 'POOL', place: { id: 1, name: 'Hove' }, available: 5, held: 0, used: 0 },
    { kind: 'POOL', place: { id: 2, name: 'Lewes' }, available: 0, held: 1, used: 0 },
    { kind: 'VGPOOL', place: { id: 1, name: 'Vaccination day' }, available: 2, held: 0, used: 0 },
  ],
};
const services = [
  { id: 1, name: 'Hove' },
  { id: 3, name: 'Rye' },
];
const out = choicesOf(stock, services, 'allocate');
const back = choicesOf(stock, services, 'return');

test('seats go to open services and to courses with a pool, and return from pools with seats', () => {
  expect(out.map(({ name, available }) => [name, available])).toEqual([
    ['Hove', 5],
    ['Rye', 0],
    ['Vaccination day', 2],
  ]);
  expect(back.map(({ name }) => name)).toEqual(['Hove', 'Vaccination day']);
});

test('a service and a Pharmacist-led Course with the same id are two pools', () => {
  const { shares, total, problem } = sharesOf(
    out,
    { 'POOL-1': '4', 'VGPOOL-1': '1' },
    { direction: 'allocate', pot: 20 },
  );
  expect(problem).toBeUndefined();
  expect(total).toBe(5);
  expect(shares).toEqual([
    { kind: 'POOL', placeId: 1, quantity: 4 },
    { kind: 'VGPOOL', placeId: 1, quantity: 1 },
  ]);
});

const wrong: { typed: Typed; says: string }[] = [
  { typed: {}, says: 'Enter a number for at least one pool' },
  { typed: { 'POOL-1': '0' }, says: 'Enter a number for at least one pool' },
  { typed: { 'POOL-1': 'two' }, says: 'Hove: enter a whole number' },
  { typed: { 'POOL-1': '-2' }, says: 'Hove: enter a whole number' },
  { typed: { 'POOL-1': '15', 'POOL-3': '6' }, says: 'The general pot has only 20. Remove 1' },
];
test.each(wrong)('an allocation is refused: $says', ({ typed, says }) => {
  expect(sharesOf(out, typed, { direction: 'allocate', pot: 20 }).problem).toBe(says);
});

test('a pool returns at most its own seats, whatever the pot has', () => {
  expect(sharesOf(back, { 'POOL-1': '6' }, { direction: 'return', pot: 0 }).problem).toBe('Hove has only 5');
  expect(sharesOf(back, { 'POOL-1': '5' }, { direction: 'return', pot: 0 }).problem).toBeUndefined();
});
