-- The stored figures of the site have no count of open requests. They are counted again within minutes.
delete from site_figures;
