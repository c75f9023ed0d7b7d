import { deliverables } from '@doselore/contract';
import type { LearningFilter } from '@doselore/contract/my-learning';
import { Input } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { CardFilters } from '../../../../ui/cards/index.ts';
import { ChoiceChips } from '../../../../ui/choice/index.ts';
import c from './my-courses.module.css';

type Props = { filter: LearningFilter; onChange: (changes: Partial<LearningFilter>) => void; found: number };

const statuses = [
  { value: '', label: 'Any status' },
  { value: 'not_started', label: 'Not started' },
  { value: 'incomplete', label: 'In progress' },
  { value: 'failed', label: 'Not passed' },
  { value: 'completed', label: 'Completed' },
];

const types = [
  { value: 'all', label: 'All types' },
  ...deliverables.map(({ id, title }) => ({ value: String(id), label: title })),
];

/** Filters for title, type of learning and status. */
export function CourseFilters({ filter, onChange, found }: Props) {
  return (
    <CardFilters
      label="Courses"
      chips={
        <ChoiceChips
          label="Type of learning"
          options={types}
          value={String(filter.deliverableId ?? 'all')}
          onChange={(value) => onChange({ deliverableId: value === 'all' ? null : Number(value) })}
        />
      }
      search={{
        label: 'Search by course title',
        value: filter.courseTitle,
        onChange: (courseTitle) => onChange({ courseTitle }),
      }}
      count={found === 1 ? '1 course' : `${found} courses`}
    >
      {/* `NativeSelect` brings the parts of all other lists of choices, which the first page of learners does not use. */}
      <Input
        component="select"
        pointer
        size="md"
        className={c.status}
        aria-label="Status"
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden />}
        rightSectionPointerEvents="none"
        value={filter.status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value || null })}
      >
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Input>
    </CardFilters>
  );
}
