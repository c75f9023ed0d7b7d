import { plural } from '@doselore/contract';
import { type ImportQuestions, importFields, type MatchedField } from '@doselore/contract/imports';
import { jobRoles } from '@doselore/contract/users';
import { NativeSelect } from '@mantine/core';
import { formatNumber } from '../../../../ui/formats/index.ts';

type Word = ImportQuestions['words'][number];
type Props = {
  word: Word;
  /** Heading of the column with the word. */
  heading: string;
  choices: Pick<ImportQuestions, 'services' | 'courses'>;
  onAnswer: (meaning: string) => void;
};

/** Word that is no job role, service, status, external course, yes or no, and the choice of its meaning. */
export function WordQuestion({ word, heading, choices, onAnswer }: Props) {
  const { field, written, rows, meaning } = word;
  return (
    <NativeSelect
      label={written === '' ? `Empty cells under ${heading}` : `“${written}” under ${heading}`}
      description={`${formatNumber(rows)} ${plural(rows, 'row', 'rows')}`}
      data={[
        { value: '', label: 'Choose', disabled: meaning !== null },
        ...optionsOf(field, choices).map(({ value, label }) => ({ value: `=${value}`, label })),
      ]}
      value={meaning === null ? '' : `=${meaning}`}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value !== '') onAnswer(value.slice(1));
      }}
    />
  );
}

function optionsOf(field: MatchedField, { services, courses }: Props['choices']) {
  if (field === 'invited')
    return [
      { value: 'yes', label: 'Yes, invite' },
      { value: 'no', label: 'No, leave out' },
    ];
  if (field === 'status')
    return [
      { value: 'current', label: 'Works here' },
      { value: 'left', label: 'Has left' },
    ];
  const none = { value: '', label: `No ${importFields[field].toLowerCase()}` };
  if (field === 'course')
    return [
      { value: '', label: 'Another course, as it is written' },
      ...courses.map(({ id, name }) => ({ value: String(id), label: name })),
    ];
  if (field === 'services') return [...services.map(({ id, name }) => ({ value: String(id), label: name })), none];
  return [...jobRoles.map((role) => ({ value: role, label: role })), none];
}
