import { formInForce } from '../../features/learning/feedback-forms/index.ts';
import { saveSessionFeedback } from '../../features/learning/my-learning/index.ts';
import { withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

type Given = Omit<Parameters<typeof saveSessionFeedback>[2], 'scope' | 'virtualGroupId'>;

const given: Given[] = [
  {
    trainer: 5,
    content: 5,
    venue: 4,
    would_recommend: 10,
    comment: 'The practice on the mannequin helped most.',
    answers: { q1: '5', q2: 'About right' },
  },
  {
    trainer: 4,
    content: 5,
    venue: 3,
    would_recommend: 8,
    comment: '',
    answers: { q1: '4', q3: 'How to teach colleagues.' },
  },
  {
    trainer: 5,
    content: 4,
    venue: 3,
    would_recommend: null,
    comment: 'The room was cold, the session was not.',
    answers: { q2: 'Too fast' },
  },
];

/** Adds feedback of all who attended, except for the first. The first is still asked. */
async function seedSessionFeedback(services: Services): Promise<void> {
  const attended = await services.db
    .selectFrom('virtual_group_delegates')
    .select(['virtual_group_id', 'user_id'])
    .where('attendance', '=', 'attended')
    .orderBy('virtual_group_id')
    .orderBy('user_id')
    .execute();
  // The form of the site, because no course that is taught has its own.
  const { id: formId } = await formInForce(services.db, { kind: 'session', productId: null });
  for (const [index, { virtual_group_id: virtualGroupId, user_id: userId }] of attended.slice(1).entries()) {
    const feedback = given[index % given.length];
    if (feedback === undefined) continue;
    const scope = { grants: [{ kind: 'self', userId }] } as const;
    const actor = { id: withoutScope<'user'>(userId, 'demo data'), level: 'member' } as const;
    await saveSessionFeedback(services, actor, { scope, virtualGroupId, formId, ...feedback });
  }
}

export const sessionFeedbackSeed = declareSeed({
  place: 200,
  needs: { virtualGroups: virtualGroupsSeed },
  run: (services) => seedSessionFeedback(services),
});
