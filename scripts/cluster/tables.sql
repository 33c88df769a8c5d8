-- Each node has a table of its own share (..._here); the Distributed table of the same name asks all nodes.
DROP TABLE IF EXISTS products; DROP TABLE IF EXISTS products_here;
CREATE TABLE products_here (store String, product UInt32, name String, category String, first_day Date) ENGINE = MergeTree() ORDER BY (store, product);
CREATE TABLE products AS products_here ENGINE = Distributed(basketwise, default, products_here, cityHash64(store, product));
DROP TABLE IF EXISTS prices; DROP TABLE IF EXISTS prices_here;
CREATE TABLE prices_here (store String, product UInt32, valid_from Date, valid_to Date, price Float64, name String, category String) ENGINE = MergeTree() ORDER BY (store, product, valid_from);
CREATE TABLE prices AS prices_here ENGINE = Distributed(basketwise, default, prices_here, cityHash64(store, product));
DROP TABLE IF EXISTS matches; DROP TABLE IF EXISTS matches_here;
CREATE TABLE matches_here (id UInt32, store String, price Float64, verdict String, similarity Float64) ENGINE = MergeTree() ORDER BY (store, id);
CREATE TABLE matches AS matches_here ENGINE = Distributed(basketwise, default, matches_here, cityHash64(id));
DROP TABLE IF EXISTS days; DROP TABLE IF EXISTS days_here;
CREATE TABLE days_here (store String, day Date) ENGINE = MergeTree() ORDER BY (store, day);
CREATE TABLE days AS days_here ENGINE = Distributed(basketwise, default, days_here, cityHash64(store, day));
