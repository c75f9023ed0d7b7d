import { Link, useParams } from 'react-router';
import {
  type RouteEntry,
  trailHref,
  trailOf,
  useContextName,
  useCurrentRoute,
  useRegistry,
} from '../../platform/routes/index.ts';
import c from './page.module.css';

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
              <Link to={trailHref(step, params)}>{labelOf(step)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
