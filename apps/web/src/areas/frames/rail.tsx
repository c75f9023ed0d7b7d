import { UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import c from './rail.module.css';
import { RailGroups } from './rail-groups.tsx';
import { RailPlace } from './rail-place.tsx';
import type { RailView } from './use-rail.ts';

function RailBody({ rail }: { rail: RailView }) {
  return (
    <>
      {rail.back !== undefined && (
        <Link to={rail.back.href} className={c.back}>
          <IconArrowLeft size={17} aria-hidden /> {rail.back.label}
        </Link>
      )}
      {rail.place !== undefined && <RailPlace place={rail.place} />}
      <nav aria-label={rail.place?.name ?? rail.title}>
        <RailGroups items={rail.items} currentName={rail.currentName} />
      </nav>
    </>
  );
}

/**
 * Navigation of the current place: beside the page on wide screens, behind one button on narrow ones. A closed rail is
 * not mounted.
 */
export function Rail({ rail }: { rail: RailView }) {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const where = rail.place === undefined ? rail.title : `${rail.place.kind}: ${rail.place.name}`;
  return (
    <aside className={c.aside} aria-label={`Pages of ${rail.place?.name ?? rail.title}`}>
      <div className={c.rail}>
        <RailBody rail={rail} />
      </div>
      <div className={c.railBar}>
        <UnstyledButton
          className={c.railButton}
          aria-expanded={open}
          aria-controls="rail-sheet"
          onClick={() => setOpenOn(open ? undefined : pathname)}
        >
          <span>
            <span className={c.kind}>{where}</span>
            <b>{rail.currentTitle}</b>
          </span>
          <IconChevronDown size={20} aria-hidden />
        </UnstyledButton>
        {open && (
          <div id="rail-sheet" className={c.railSheet}>
            <RailBody rail={rail} />
          </div>
        )}
      </div>
    </aside>
  );
}
