import { documentCategories, documentCategoryTitles, type ResourceRow } from '@doselore/contract';
import { TextInput } from '@mantine/core';
import { IconFiles, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ChoiceChips } from '../../ui/choice/index.ts';
import { Page } from '../../ui/page/index.ts';
import { Count } from '../../ui/plural/index.ts';
import { EmptyPanel, LoadingCards, NoMatchPanel, QueryView } from '../../ui/states/index.ts';
import { ResourceCard } from './parts/resource-card.tsx';
import c from './parts/resources.module.css';
import { myResourcesQuery } from './resources.queries.ts';
import { matchesResource, useResourceFilter } from './use-resource-filter.ts';

export function ResourcesScreen() {
  const query = useQuery(myResourcesQuery);
  return (
    <Page lead="Documents for everybody, and those of your own Organisation.">
      <QueryView query={query} loading={<LoadingCards height={200} />} errorTitle="The documents could not be loaded">
        {(resources) =>
          resources.length === 0 ? (
            <EmptyPanel
              icon={IconFiles}
              title="No documents yet"
              message="When your Organisation or Doselore publishes one for you, it appears here."
            />
          ) : (
            <Resources resources={resources} />
          )
        }
      </QueryView>
    </Page>
  );
}

function Resources({ resources }: { resources: readonly ResourceRow[] }) {
  const { filter, change, clear } = useResourceFilter();
  const used = documentCategories.filter((category) => resources.some((resource) => resource.category === category));
  const shown = resources.filter((resource) => matchesResource(resource, filter));
  return (
    <>
      <search className={c.filters} aria-label="Documents">
        <ChoiceChips
          label="Category"
          options={[
            { value: '', label: 'All categories' },
            ...used.map((category) => ({ value: category, label: documentCategoryTitles[category] })),
          ]}
          value={filter.category ?? ''}
          onChange={(value) => change('category', value)}
        />
        <div className={c.row}>
          <TextInput
            className={c.search}
            type="search"
            aria-label="Search the documents"
            placeholder="Search the documents"
            leftSection={<IconSearch size={18} aria-hidden />}
            value={filter.text}
            onChange={(event) => change('q', event.currentTarget.value)}
          />
          <p className={c.count} role="status">
            <Count count={shown.length} one="document" many="documents" />
          </p>
        </div>
      </search>
      {shown.length === 0 ? (
        <NoMatchPanel what="documents" onClear={clear} />
      ) : (
        <ul className={c.grid}>
          {shown.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
    </>
  );
}
