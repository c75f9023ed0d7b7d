import { expect, test } from 'vitest';
import { defaultRetentionAfterVerb, trainingClassKeys } from './retention.rules.ts';

test.each(trainingClassKeys)('a certificate of the class %s keeps the name in a whole sentence', (name) => {
  expect(`keep the name ${defaultRetentionAfterVerb(name)}`).toMatch(
    /^keep the name (for \d+ years after completion|until the 75th birthday .+)$/u,
  );
});
