import { Link, useParams } from 'react-router';
import type { RouteParams } from '../../platform/area/index.ts';
import {
  fillRoute,
  type RouteEntry,
  trailOf,
  useContextName,
  useCurrentRoute,
  useRegistry,
} from '../../platform/routes/index.ts';
import c from './page.module.css';

/** Returns the address of a step. A list of places says that it is meant, not the home of the only one. */
const addressOf = (step: RouteEntry, params: RouteParams) =>
  `${fillRoute(step, params)}${step.listsPlaces ? '?show=list' : ''}`;

/** Breadcrumbs from depth 2. The last step is the current page, without a link. */
export function Breadcrumbs({ title }: { title: string }) {
  const entry = useCurrentRoute();
  const registry = useRegistry();
  const params = useParams();
  const nameOf = useContextName();
  const trail = trailOf(registry, entry);
  if (trail.length < 2) return null;

  const labelOf = (step: RouteEntry) => {
    const id = step.crumb === undefined ? undefined : params[step.crumb];
    return step.crumb === undefined || id === undefined ? step.title : nameOf(step.crumb, id);
  };

  return (
    <nav aria-label="Breadcrumbs">
      <ol className={c.crumbs}>
        {trail.map((step) => (
          <li key={step.name}>
            {step === entry ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={addressOf(step, params)}>{labelOf(step)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
