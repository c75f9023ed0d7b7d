import { readTypedDay, typedDayProblem } from '@doselore/contract';
import { TextInput } from '@mantine/core';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, useRef, useState } from 'react';
import '@mantine/dates/styles.css';

type Props = Pick<DateInputProps, 'label' | 'className' | 'leftSection' | 'leftSectionWidth' | 'size'> & {
  /** Name for screen readers: "Day of session 2". */
  accessibleName: string;
  /** `YYYY-MM-DD`, empty, or text that is no day. */
  value: string;
  /** Gets a day as `YYYY-MM-DD`, empty text, or the typed text when it is no day. */
  onChange: (day: string) => void;
};

/**
 * Input for a day to choose: typed in any usual way, or chosen in a calendar. Text that is no day stays in the field with
 * its reason.
 */
export function CalendarInput({ accessibleName, value, onChange, ...input }: Props) {
  const [unread, setUnread] = useState<{ text: string; over: string }>();
  const textAtFocus = useRef<string>(undefined);
  // The form may have put another value there, such as the other side of an edit conflict.
  const isUnread = unread !== undefined && (value === unread.over || value === unread.text);
  const text = isUnread ? unread.text : typedDayProblem(value) && value;
  const read = ({ currentTarget: { value: typed } }: FocusEvent<HTMLInputElement>) => {
    if (typed === textAtFocus.current) return;
    const given = typed.trim();
    const day = given === '' ? '' : readTypedDay(given);
    setUnread(day === undefined ? { text: given, over: value } : undefined);
    if ((day ?? given) !== value) onChange(day ?? given);
  };
  const shared = {
    ...input,
    'aria-label': accessibleName,
    placeholder: 'DD-MM-YYYY',
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      textAtFocus.current = currentTarget.value;
    },
    onBlur: read,
  };
  if (text !== undefined)
    return (
      <TextInput
        {...shared}
        autoComplete="off"
        error={typedDayProblem(text)}
        value={text}
        onChange={(event) => setUnread({ text: event.currentTarget.value, over: value })}
      />
    );
  return (
    <DateInput
      {...shared}
      rightSection={value === '' ? <IconCalendar size={18} aria-hidden /> : undefined}
      valueFormat="DD-MM-YYYY"
      dateParser={whileTyping}
      weekendDays={[]}
      hideOutsideDates
      previousLabel="Previous month"
      nextLabel="Next month"
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${accessibleName}` }}
      popoverProps={{ withinPortal: true }}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}

/** Reads only days with 4 digits of the year: 7/12/20 may be the beginning of 7/12/2026. */
const whileTyping = (typed: string): string | null => (/\d{4}/u.test(typed) ? (readTypedDay(typed) ?? null) : null);
