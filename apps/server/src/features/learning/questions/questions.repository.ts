import type { UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

type Question = { userId: number; name: string; question: string; at: Date };

/** Locks and returns the author of a question, so that concurrent questions are counted one after the other. */
export function lockAsker(tx: Tx, userId: UserId) {
  return tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Lists the times of this person's questions since a moment, earliest first. */
export async function listAskedAt(tx: Tx, userId: UserId, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('pharmacist_questions')
    .select('asked_at')
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  return rows.map((row) => row.asked_at);
}

export async function insertQuestion(tx: Tx, question: Question): Promise<number> {
  const { id } = await tx
    .insertInto('pharmacist_questions')
    .values({ user_id: question.userId, name: question.name, question: question.question, asked_at: question.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeQuestionsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('pharmacist_questions').where('asked_at', '<', moment).execute();
}
