import { expect, test } from 'vitest';
import { defaultRetentionAfterVerb, trainingClassKeys } from './retention.rules.ts';

test.each(trainingClassKeys)(
  'the default retention of the class %s completes the sentence about the name on a certificate',
  (name) => {
    expect(`keep the name ${defaultRetentionAfterVerb(name)}`).toMatch(
      /^keep the name (for \d+ years after completion|until the 75th birthday .+)$/u,
    );
  },
);
