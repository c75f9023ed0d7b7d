import type { UserInfo } from '@doselore/contract/users';
import { NativeSelect } from '@mantine/core';
import { Link } from 'react-router';
import { Card } from '../../../../ui/layout/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';
import c from './people.module.css';

type Organisation = UserInfo['groups'][number];

/** Returns the organisation that was chosen, or the only one of the person. */
export function organisationOf(user: UserInfo, groupId: number | null): Organisation | undefined {
  if (groupId !== null) return user.groups.find(({ id }) => id === groupId);
  return user.groups.length === 1 ? user.groups[0] : undefined;
}

type Props = { user: UserInfo; addressOf: (groupId: number) => string };

/** Organisations of a person, as links. */
export function OrganisationLinks({ user, addressOf }: Props) {
  if (user.groups.length === 0)
    return (
      <EmptyPanel
        title="Member of no organisation"
        message="An organisation decides about external courses of its members. Add the person to an organisation first."
      />
    );
  return (
    <Card title="Choose an organisation">
      <p className="muted">Each organisation decides for itself about the external courses of its members.</p>
      <ul className={c.links}>
        {user.groups.map(({ id, name }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Choice between the organisations of a person. Nothing for a person with one. */
export function OrganisationChoice({ user, chosen, onChoose }: ChoiceProps) {
  if (user.groups.length < 2) return null;
  return (
    <NativeSelect
      className={c.choice}
      label="Organisation"
      data={user.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(chosen)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    />
  );
}
type ChoiceProps = { user: UserInfo; chosen: number; onChoose: (groupId: number) => void };
