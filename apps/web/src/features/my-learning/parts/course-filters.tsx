import { deliverables, type LearningFilter } from '@doselore/contract';
import { Chip, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import c from './my-courses.module.css';

type Props = { filter: LearningFilter; onChange: (changes: Partial<LearningFilter>) => void; found: number };

const statuses = [
  { value: '', label: 'Any status' },
  { value: 'not_started', label: 'Not started' },
  { value: 'incomplete', label: 'In progress' },
  { value: 'failed', label: 'Not passed' },
  { value: 'completed', label: 'Completed' },
];

/** Point 3: title, type of learning and status. */
export function CourseFilters({ filter, onChange, found }: Props) {
  return (
    <search className={c.filters} aria-label="Courses">
      <Chip.Group
        value={String(filter.deliverableId ?? 'all')}
        onChange={(value) => onChange({ deliverableId: value === 'all' ? null : Number(value) })}
      >
        <fieldset className={`plain-fieldset ${c.chips}`} aria-label="Type of learning">
          {[{ id: 'all', title: 'All types' }, ...deliverables].map((deliverable) => (
            <Chip
              key={deliverable.id}
              value={String(deliverable.id)}
              classNames={{ label: c.chip, iconWrapper: c.noIcon }}
            >
              {deliverable.title}
            </Chip>
          ))}
        </fieldset>
      </Chip.Group>
      <div className={c.row}>
        <TextInput
          className={c.search}
          type="search"
          aria-label="Search by course title"
          placeholder="Search by course title"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filter.courseTitle}
          onChange={(event) => onChange({ courseTitle: event.currentTarget.value })}
        />
        <NativeSelect
          className={c.status}
          aria-label="Status"
          data={statuses}
          value={filter.status ?? ''}
          onChange={(event) => onChange({ status: event.currentTarget.value || null })}
        />
        <p className={c.count} role="status">
          {found === 1 ? '1 course' : `${found} courses`}
        </p>
      </div>
    </search>
  );
}
