import { UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { Link } from 'react-router';
import { groupItems, type NavigationGroup, type NavigationItem } from '../../platform/routes/index.ts';
import { type Choices, foldedGroups } from './folded-groups.ts';
import c from './rail.module.css';

function Badge({ item: { badge: Content } }: { item: NavigationItem }) {
  if (Content === undefined) return null;
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}

type Props = { items: readonly NavigationItem[]; currentName: string | undefined };

function Items({ items, currentName }: Props) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.entry.name}>
          <Link
            to={item.href}
            className={c.railItem}
            aria-current={item.entry.name === currentName ? 'page' : undefined}
          >
            <item.icon size={19} stroke={1.7} aria-hidden /> <span className={c.label}>{item.label}</span>
            <Badge item={item} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type TitledProps = { group: NavigationGroup; currentName: string | undefined; isOpen: boolean; onToggle: () => void };

/** A group with a title that opens and folds it. A folded one shows the badges of its items. */
function TitledGroup({ group, currentName, isOpen, onToggle }: TitledProps) {
  const id = useId();
  return (
    <>
      <h2 className={c.groupTitle}>
        <UnstyledButton className={c.groupButton} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className={c.label}>{group.title}</span>
          {!isOpen && group.items.map((item) => <Badge key={item.entry.name} item={item} />)}
          <IconChevronDown size={16} className={c.chevron} aria-hidden />
        </UnstyledButton>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Items items={group.items} currentName={currentName} />}
      </div>
    </>
  );
}

/** Links of the rail in their groups. The browser remembers which groups the person has folded. */
export function RailGroups({ items, currentName }: Props) {
  const [stored, store] = useLocalStorage<Choices | null>({ key: 'doselore-rail', getInitialValueInEffect: false });
  const choices = stored ?? {};
  const groups = groupItems(items);
  const folded = foldedGroups({ groups, currentName, choices, height: window.innerHeight });
  const toggle = (title: string) => {
    // All groups stay as they are, so that nothing else moves below the pointer.
    const shown = Object.fromEntries(groups.map((group) => [group.title, !folded.has(group.title)]));
    store({ ...choices, ...shown, [title]: folded.has(title) });
  };
  return groups.map((group) => (
    <div key={group.title} className={c.group}>
      {group.title === '' ? (
        <Items items={group.items} currentName={currentName} />
      ) : (
        <TitledGroup
          group={group}
          currentName={currentName}
          isOpen={!folded.has(group.title)}
          onToggle={() => toggle(group.title)}
        />
      )}
    </div>
  ));
}
