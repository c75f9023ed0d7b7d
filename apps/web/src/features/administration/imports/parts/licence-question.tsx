import { plural } from '@doselore/contract';
import type { ImportAnswers, ImportQuestions } from '@doselore/contract/imports';
import { NativeSelect } from '@mantine/core';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';

type Licences = NonNullable<ImportQuestions['licences']>;
type From = NonNullable<ImportAnswers['issueFrom']>;
type Props = { licences: Licences; onAnswer: (from: From | null) => void };

const sourceWords: Record<From['source'], string> = { POT: 'General pot', POOL: 'Pool of the service' };
const keyOf = ({ source, certificateMonths }: From) => `${source} ${certificateMonths}`;

/** Choice of the stock that gives a licence to people who have none. */
export function LicenceQuestion({ licences: { people, sources, from }, onAnswer }: Props) {
  return (
    <NativeSelect
      label="Issue licences to people without one"
      description={
        sources.length === 0
          ? `${formatNumber(people)} ${plural(people, 'person has', 'people have')} no licence, and no licence is in stock here.`
          : `${formatNumber(people)} ${plural(people, 'person has', 'people have')} no licence for this course.`
      }
      data={[
        { value: '', label: 'No, leave these rows out' },
        ...sources.map((one) => ({
          value: keyOf(one),
          label: `${sourceWords[one.source]}: ${formatNumber(one.seats)} left, ${formatMonths(one.certificateMonths)}`,
        })),
      ]}
      value={from === null ? '' : keyOf(from)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = sources.find((one) => keyOf(one) === value);
        onAnswer(chosen === undefined ? null : { source: chosen.source, certificateMonths: chosen.certificateMonths });
      }}
    />
  );
}
