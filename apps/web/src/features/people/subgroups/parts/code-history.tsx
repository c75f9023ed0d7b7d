import type { CodeKind, RegisterCode } from '@doselore/contract/groups';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import c from './code-history.module.css';

const kinds: Record<CodeKind, string> = { ods: 'ODS code', premises: 'Premises number', hq: 'Head office' };

/**
 * Returns the day until which an entry was valid: the start of the next entry of its kind. Empty for the current one.
 */
function untilText(later: readonly RegisterCode[], { kind }: RegisterCode): string {
  const next = later.findLast((entry) => entry.kind === kind);
  return next === undefined ? '' : ` until ${formatDay(next.holds_from)}`;
}

/** All codes that a place has had, latest first. */
export function CodeHistory({ query }: { query: UseQueryResult<RegisterCode[]> }) {
  return (
    <Card title="Code history">
      <QueryView query={query}>
        {(codes) =>
          codes.length === 0 ? (
            <p className="muted">No code has been entered yet.</p>
          ) : (
            <ul className={c.codes}>
              {codes.map((entry, at) => (
                <li key={`${entry.kind}-${entry.holds_from}-${entry.code}`}>
                  <span>
                    {kinds[entry.kind]} <b className="mono">{entry.code ?? 'none'}</b>
                  </span>
                  <span className="muted">
                    from {formatDay(entry.holds_from)}
                    {untilText(codes.slice(0, at), entry)}
                    {entry.recorded_by !== null && `, entered by ${entry.recorded_by}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
