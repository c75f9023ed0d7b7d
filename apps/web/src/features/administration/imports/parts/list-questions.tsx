import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import { plural } from '@doselore/contract';
import type { DayOrder, ImportAnswers, ImportDetail, ImportQuestions } from '@doselore/contract/imports';
import { Checkbox, Radio } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLongDay, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from '../imports.module.css';
import { type OneList, refreshRows, sendToList, showList } from '../imports.queries.ts';
import { LicenceQuestion } from './licence-question.tsx';
import { WordQuestion } from './word-question.tsx';

/** Key of the mutations that save answers. */
export const answerKey = ['imports', 'answer'];

type Props = { one: OneList; list: ImportDetail; questions: ImportQuestions };

/** Questions that are asked once for the whole list. Each answer is saved at once, and checks every row again. */
export function ListQuestions({ one, list, questions }: Props) {
  const client = useQueryClient();
  // Answers are shown as given while they are being saved.
  const [given, setGiven] = useState<Required<ImportAnswers>['words']>([]);
  const [choices, setChoices] = useState<Omit<ImportAnswers, 'words'>>({});
  const answering = useMutation({
    mutationKey: answerKey,
    scope: { id: 'answers' },
    mutationFn: (answers: ImportAnswers) => sendToList('answer', one, answers),
    onMutate: ({ words = [], ...chosen }) => {
      setGiven((before) => [...before, ...words]);
      setChoices((before) => ({ ...before, ...chosen }));
    },
    onError: () => {
      setGiven([]);
      setChoices({});
    },
    onSuccess: async (after) => {
      showList(client, one, after);
      await refreshRows(client, one);
    },
  });
  const { days, words, existing, leavers, licences } = withAnswers(questions, { ...choices, words: given });
  const hasExisting = existing !== null && (existing.people > 0 || existing.added);
  const hasLeavers = leavers !== null && leavers.members > 0;
  if (days === null && words.length === 0 && !hasExisting && !hasLeavers && licences === null) return null;
  const open = words.filter(({ meaning }) => meaning === null).length + (days !== null && days.order === null ? 1 : 0);
  return (
    <Card title="Questions about the whole list">
      <p className={c.note} role="status">
        {open === 0
          ? 'All questions are answered. You can change an answer here.'
          : `Answer ${formatNumber(open)} ${plural(open, 'question', 'questions')} for all rows at once.`}{' '}
        {words.length > 0 && 'The meaning of a word is remembered for the next list.'}
      </p>
      <div className={c.questions}>
        {days !== null && (
          <Radio.Group
            label={`How is ${days.example} written?`}
            description={daysText(days)}
            value={days.order ?? ''}
            onChange={(order) => answering.mutate({ dayOrder: order as DayOrder })}
          >
            <div className={c.choices}>
              <Radio value="dmy" label={`Day first: ${formatLongDay(days.dmy)}`} />
              <Radio value="mdy" label={`Month first: ${formatLongDay(days.mdy)}`} />
            </div>
          </Radio.Group>
        )}
        {words.map((word) => (
          <WordQuestion
            key={`${word.field} ${word.written}`}
            word={word}
            heading={list.head[list.columns.indexOf(word.field)] ?? ''}
            choices={questions}
            onAnswer={(meaning) => answering.mutate({ words: [{ field: word.field, written: word.written, meaning }] })}
          />
        ))}
        {licences !== null && (
          <LicenceQuestion licences={licences} onAnswer={(issueFrom) => answering.mutate({ issueFrom })} />
        )}
        {hasLeavers && (
          <Checkbox
            label="Archive members who have left"
            description={`${formatNumber(leavers.members)} ${plural(leavers.members, 'member of this organisation has', 'members of this organisation have')} left by this list. They are archived when you import it, and you confirm your password.`}
            checked={leavers.archived}
            onChange={(event) => answering.mutate({ archiveLeavers: event.currentTarget.checked })}
          />
        )}
        {hasExisting && (
          <Checkbox
            label="Add people who already have an account"
            description={
              existing.added
                ? 'They get no invitation. Their account, name and courses stay as they are.'
                : `${formatNumber(existing.people)} ${plural(existing.people, 'person of this list has', 'people of this list have')} an account and would be left out.`
            }
            checked={existing.added}
            onChange={(event) => answering.mutate({ addExisting: event.currentTarget.checked })}
          />
        )}
      </div>
    </Card>
  );
}

function daysText({ rows, against }: NonNullable<ImportQuestions['days']>): string {
  const doubtful = `${formatNumber(rows)} ${plural(rows, 'day has', 'days have')} 2 meanings.`;
  if (against === 0) return doubtful;
  const others = plural(against, 'other day is', 'other days are');
  return `${doubtful} ${formatNumber(against)} ${others} written the other way round and read that way. ${plural(against, 'Its row says so', 'Their rows say so')}.`;
}

/** Returns questions with these answers. The last answer about a word counts. */
function withAnswers(
  questions: ImportQuestions,
  { dayOrder, addExisting, archiveLeavers, issueFrom, words = [] }: ImportAnswers,
): ImportQuestions {
  const { days, existing, leavers, licences } = questions;
  const given = new Map(words.map(({ field, written, meaning }) => [`${field} ${written}`, meaning]));
  return {
    ...questions,
    days: days && { ...days, order: dayOrder ?? days.order },
    existing: existing && { ...existing, added: addExisting ?? existing.added },
    leavers: leavers && { ...leavers, archived: archiveLeavers ?? leavers.archived },
    licences: licences && { ...licences, from: issueFrom === undefined ? licences.from : issueFrom },
    words: questions.words.map((word) => ({
      ...word,
      meaning: given.get(`${word.field} ${word.written}`) ?? word.meaning,
    })),
  };
}
