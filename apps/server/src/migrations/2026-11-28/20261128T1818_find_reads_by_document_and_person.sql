-- With the index by document alone, the database could read all readers of a document again for each of its readers. An
-- index that goes on with the person finds one read, whatever the statistics say.
create index document_reads_reader_idx on document_reads (document_id, user_id, version);
drop index document_reads_document_id_idx;
