import { attendances } from '@doselore/contract/my-learning';
import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { attendanceWords } from '../../virtual-groups/index.ts';
import type { Mark } from '../register-marks.ts';
import c from './register.module.css';

type Props = { name: string; mark: Mark; onMark: (mark: Mark) => void };

/** Four buttons for the attendance of one person. Pressing the chosen one again takes the mark back. */
export function MarkButtons({ name, mark, onMark }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={`Attendance of ${name}`} className={c.marks}>
      {attendances.map((value) => (
        <UnstyledButton
          key={value}
          className={c.mark}
          aria-pressed={mark === value}
          onClick={() => onMark(mark === value ? null : value)}
        >
          {mark === value && <IconCheck size={16} stroke={2} aria-hidden />}
          {attendanceWords[value]}
        </UnstyledButton>
      ))}
    </div>
  );
}
