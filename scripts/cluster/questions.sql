-- The ten questions of docs/use/analysts.md as Debian's ClickHouse (18.16) understands them: it has no window functions,
-- so a product's prices are an array in the order of their days; products' names and categories stand beside the prices.
-- 1 How many products has each store?
SELECT store, count() AS products FROM products GROUP BY store ORDER BY store
-- 2 Which prices changed, and when?
SELECT store, days[i] AS day, count() AS changes
FROM (SELECT store, product, arraySort(groupArray(valid_from)) AS days,
             arraySort((p, d) -> d, groupArray(price), groupArray(valid_from)) AS prices
      FROM prices GROUP BY store, product)
ARRAY JOIN arrayEnumerate(days) AS i
WHERE i > 1 AND prices[i - 1] <> prices[i]
GROUP BY store, day ORDER BY store, day
-- 3 What became dearest?
SELECT store, name, prices[i - 1] AS before, prices[i] AS price
FROM (SELECT store, product, any(name) AS name, arraySort(groupArray(valid_from)) AS days,
             arraySort((p, d) -> d, groupArray(price), groupArray(valid_from)) AS prices
      FROM prices GROUP BY store, product)
ARRAY JOIN arrayEnumerate(days) AS i
WHERE i > 1 AND before < price
ORDER BY price - before DESC, name LIMIT 3
-- 4 What did a basket of names cost on each day?
SELECT day, count() AS found, round(sum(price), 2) AS cost
FROM (SELECT valid_from, valid_to, price FROM prices WHERE store = 'TESCO' AND category = 'bakery')
ARRAY JOIN arrayMap(n -> toDate('2026-11-01') + n, range(4)) AS day
WHERE day >= valid_from AND day <= valid_to
GROUP BY day ORDER BY day
-- 5 Which category became dearer, and by how much (matched pairs, geometric mean)?
SELECT category, count() AS pairs, round(100 * exp(avg(log(last / first))), 2) AS index
FROM (SELECT store, product, any(category) AS category, argMin(price, valid_from) AS first, argMax(price, valid_from) AS last
      FROM prices WHERE store = 'TESCO' GROUP BY store, product)
GROUP BY category ORDER BY index DESC, category LIMIT 3
-- 6 What is new?
SELECT store, count() AS new, min(name) AS first_name
FROM products WHERE first_day > toDate('2026-11-01')
GROUP BY store ORDER BY store
-- 7 What share of a store's prices stood all the time?
SELECT store, round(avg(n = 1), 3) AS unchanged
FROM (SELECT store, product, uniqExact(price) AS n FROM prices GROUP BY store, product)
GROUP BY store ORDER BY store
-- 8 Where is the same thing sold, and what does it cost there?
SELECT store, count() AS same_things, round(avg(price), 2) AS mean_price
FROM matches WHERE verdict = 'same'
GROUP BY store ORDER BY store
-- 9 How sure are the matches?
SELECT verdict, count() AS matches, round(min(similarity), 2) AS least
FROM matches GROUP BY verdict ORDER BY verdict
-- 10 Which days are in the pack?
SELECT store, count() AS days, min(day) AS first, max(day) AS last FROM days GROUP BY store ORDER BY store
