import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import c from './home.module.css';

type Props = {
  title: string;
  /** Where the whole list is. */
  all?: { label: string; to: string } | undefined;
  area: 'expiring' | 'courses' | 'read' | 'requests' | 'stock' | 'level';
  children: ReactNode;
};

/** Part of the home of a place: a few rows, and the way to all of them. */
export function HomeCard({ title, all, area, children }: Props) {
  const id = useId();
  return (
    <section className={`card ${c.card}`} aria-labelledby={id} data-area={area}>
      <div className={c.head}>
        <h2 id={id}>{title}</h2>
        {all !== undefined && <Link to={all.to}>{all.label}</Link>}
      </div>
      {children}
    </section>
  );
}

/** A card without rows. */
export const Calm = ({ children }: { children: ReactNode }) => <p className={`muted ${c.calm}`}>{children}</p>;
