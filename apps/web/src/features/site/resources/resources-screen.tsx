import { documentCategories, documentCategoryTitles } from '@doselore/contract/documents';
import type { ResourceRow } from '@doselore/contract/resources';
import { NativeSelect } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CardFilters, CardGrid } from '../../../ui/cards/index.ts';
import { ChoiceChips } from '../../../ui/choice/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { Count } from '../../../ui/plural/index.ts';
import { EmptyPanel, LoadingCards, NoMatchPanel, QueryView } from '../../../ui/states/index.ts';
import { ResourceCard } from './parts/resource-card.tsx';
import c from './parts/resources.module.css';
import { myResourcesQuery } from './resources.queries.ts';
import { matchesResource, sourceOf, useResourceFilter } from './use-resource-filter.ts';

export function ResourcesScreen() {
  const query = useQuery(myResourcesQuery);
  return (
    <Page lead="Documents for everyone, and documents from your organisation.">
      <QueryView query={query} loading={<LoadingCards height={200} />} errorTitle="The documents could not be loaded">
        {(resources) =>
          resources.length === 0 ? (
            <EmptyPanel
              icon={IconFiles}
              title="No documents yet"
              message="Documents appear here when your organisation or Doselore publishes them."
            />
          ) : (
            <Resources resources={resources} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** Places that documents come from, by name. */
function listSources(resources: readonly ResourceRow[]): { value: string; label: string }[] {
  const sources = new Map(resources.map((row) => [sourceOf(row), row.group?.name ?? 'Doselore']));
  return [...sources]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'));
}

function Resources({ resources }: { resources: readonly ResourceRow[] }) {
  const { filter, change, clear } = useResourceFilter();
  const used = documentCategories.filter((category) => resources.some((resource) => resource.category === category));
  const sources = listSources(resources);
  const shown = resources.filter((resource) => matchesResource(resource, filter));
  return (
    <>
      <CardFilters
        label="Documents"
        chips={
          <>
            <ChoiceChips
              label="Category"
              options={[
                { value: '', label: 'All categories' },
                ...used.map((category) => ({ value: category, label: documentCategoryTitles[category] })),
              ]}
              value={filter.category ?? ''}
              onChange={(value) => change('category', value)}
            />
            {sources.length > 1 && (
              <NativeSelect
                size="sm"
                className={c.source}
                aria-label="Organisation"
                data={[{ value: '', label: 'All organisations' }, ...sources]}
                value={filter.from}
                onChange={(event) => change('from', event.currentTarget.value)}
              />
            )}
          </>
        }
        search={{ label: 'Search the documents', value: filter.text, onChange: (text) => change('q', text) }}
        count={<Count count={shown.length} one="document" many="documents" />}
      />
      {shown.length === 0 ? <NoMatchPanel what="documents" onClear={clear} /> : <Sections shown={shown} />}
    </>
  );
}

/** Documents to read come first, the earliest day before the others. The rest is in order of categories. */
function Sections({ shown }: { shown: readonly ResourceRow[] }) {
  const dayOf = ({ due_on }: ResourceRow) => due_on ?? '9999';
  const toRead = shown
    .filter((row) => row.is_to_read)
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))));
  const others = documentCategories.flatMap((category) =>
    shown.filter((row) => !row.is_to_read && row.category === category),
  );
  if (toRead.length === 0)
    return (
      <>
        <h2 className="visually-hidden">Documents by category</h2>
        <Cards rows={others} />
      </>
    );
  return (
    <>
      <h2 className={c.section}>To read</h2>
      <Cards rows={toRead} />
      {others.length > 0 && (
        <>
          <h2 className={c.section}>All other documents</h2>
          <Cards rows={others} />
        </>
      )}
    </>
  );
}

function Cards({ rows }: { rows: readonly ResourceRow[] }) {
  return (
    <CardGrid>
      {rows.map((resource) => (
        <ResourceCard key={resource.id} resource={resource} />
      ))}
    </CardGrid>
  );
}
