-- What an organisation wrote when it opened a project itself. Null for a project that a site admin opened.
alter table projects add column enquiry text check (length(enquiry) <= 2000);
