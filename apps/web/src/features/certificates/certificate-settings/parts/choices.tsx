import '@mantine/core/styles/Checkbox.css';
import {
  type CertificateIcon,
  certificateLimits,
  type FooterMessage,
  fillFooter,
  idsOf,
  noIds,
} from '@doselore/contract/certificate-settings';
import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { pictureUrl, type Settings } from '../certificate-settings.queries.ts';
import c from './choices.module.css';

type Choice = { id: number; label: ReactNode; hint?: string | undefined };
type Props = { field: FieldProps<string>; most: number; choices: readonly Choice[]; empty: string };

/** Field whose value is a list of ids in ascending order, or `none`. */
function Choices({ field, most, choices, empty }: Props) {
  const chosen = idsOf(field.value === '' ? null : field.value);
  const choose = (values: string[]) => {
    const ids = choices.map(({ id }) => id).filter((id) => values.includes(String(id)));
    field.onChange(ids.toSorted((a, b) => a - b).join(',') || noIds);
  };
  return (
    <Checkbox.Group
      id={field.id}
      label={field.label}
      description={`At most ${most}`}
      error={field.error}
      value={chosen.map(String)}
      onChange={choose}
    >
      <Stack gap={10} mt="xs" data-plain-label>
        {choices.map(({ id, label, hint }) => (
          <Checkbox
            key={id}
            value={String(id)}
            label={label}
            description={hint}
            {...(typeof label === 'string' ? {} : { classNames: { body: c.centred ?? '' } })}
            disabled={chosen.length >= most && !chosen.includes(id)}
          />
        ))}
        {choices.length === 0 && <p className="muted">{empty}</p>}
      </Stack>
    </Checkbox.Group>
  );
}

type Icons = { field: FieldProps<string>; icons: readonly CertificateIcon[]; groupId: number | undefined };

/** Choice of the icons at the top: those of the site, and those of this organisation. */
export function IconChoice({ field, icons, groupId }: Icons) {
  const offered = icons.filter(({ is_archived, group }) => !is_archived && (group === null || group.id === groupId));
  return (
    <Choices
      field={field}
      most={certificateLimits.icons}
      empty="No icons yet. Add an icon under Icons and footer messages."
      choices={offered.map(({ id, title, picture_id }) => ({
        id,
        label: (
          <span className={c.icon}>
            <img src={pictureUrl(picture_id)} alt="" />
            {title}
          </span>
        ),
      }))}
    />
  );
}

type Footers = { field: FieldProps<string>; footers: readonly FooterMessage[]; details: Settings['details'] };

/** Choice of the messages at the bottom. Marks messages with a variable that the course has no value for. */
export function FooterChoice({ field, footers, details }: Footers) {
  const choices = footers
    .filter(({ is_archived }) => !is_archived)
    .map(({ id, text }) => {
      const printed = fillFooter(text, details);
      return {
        id,
        label: text,
        hint:
          printed === null
            ? 'Left out for this course, because the course has no value for one of its variables'
            : undefined,
      };
    });
  return (
    <Choices
      field={field}
      most={certificateLimits.footers}
      empty="No footer messages yet. Add a message under Icons and footer messages."
      choices={choices}
    />
  );
}
