import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesPerDay, nextMessageAt } from './messages.rules.ts';

const at = new Date('2026-09-02T12:00:00Z');
const moments = (...hours: number[]) => hours.map((hour) => new Date(at.getTime() - hour * 3_600_000));

test('the fourth message waits until 24 hours after the third last', () => {
  expect(nextMessageAt([], at)).toBeNull();
  expect(nextMessageAt(moments(1, 2), at)).toBeNull();
  expect(nextMessageAt(moments(20, 1, 2), at)).toEqual(new Date('2026-09-02T16:00:00Z'));
  expect(nextMessageAt(moments(24, 1, 2), at)).toBeNull();
  expect(nextMessageAt(moments(50, 1, 40, 2, 20), at)).toEqual(new Date('2026-09-02T16:00:00Z'));
});

test('a sender who waits for the stated time can send, and no 24 hours have more messages than the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }), (gaps) => {
      const sent: Date[] = [];
      let now = at.getTime();
      for (const gap of gaps) {
        now += gap * 1_200_000;
        const next = nextMessageAt(sent, new Date(now));
        if (next !== null) expect(nextMessageAt(sent, next)).toBeNull();
        else sent.push(new Date(now));
      }
      for (const first of sent)
        expect(
          sent.filter((one) => one >= first && one.getTime() < first.getTime() + 86_400_000).length,
        ).toBeLessThanOrEqual(messagesPerDay);
    }),
  );
});
