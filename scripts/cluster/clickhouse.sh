#!/bin/bash
# ClickHouse as a real cluster of two nodes on loopback addresses, over a pack and the answers of `match --all`.
#   scripts/cluster/clickhouse.sh start              two servers (Debian's clickhouse-server), installed where they are not
#   scripts/cluster/clickhouse.sh load PACK MATCH    fills the Distributed tables; MATCH: the JSON lines of match --all
#   scripts/cluster/clickhouse.sh ask                the ten questions of docs/use/analysts.md, answers as CSV with their time
#   scripts/cluster/clickhouse.sh check              the same over the four days of docs/use/analysts.md, compared with its answers
#   scripts/cluster/clickhouse.sh stop
# Everything is under $BASKETWISE_CLUSTER (default /tmp/basketwise-cluster); only the two servers started here are stopped.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
WORK=${BASKETWISE_CLUSTER:-/tmp/basketwise-cluster}/clickhouse
NODES=(127.0.0.1 127.0.0.2)
PORT=${BASKETWISE_CLICKHOUSE_PORT:-19000}

install() {
  command -v clickhouse-server >/dev/null && command -v clickhouse-client >/dev/null && return
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends clickhouse-server clickhouse-client
}

client() { clickhouse-client --host "${NODES[0]}" --port "$PORT" "$@"; }

# One server's settings: its own address and folder, and the cluster of both.
settings() {
  local node=$1 folder=$2 host
  echo "<yandex><logger><level>warning</level><log>$folder/log</log><errorlog>$folder/errors</errorlog></logger>"
  echo "<listen_host>$node</listen_host><tcp_port>$PORT</tcp_port><http_port>$((PORT + 1))</http_port>"
  echo "<interserver_http_port>$((PORT + 2))</interserver_http_port><interserver_http_host>$node</interserver_http_host>"
  echo "<path>$folder/data/</path><tmp_path>$folder/tmp/</tmp_path><users_config>$folder/users.xml</users_config>"
  echo "<mark_cache_size>1000000000</mark_cache_size><default_profile>default</default_profile><default_database>default</default_database>"
  echo "<remote_servers><basketwise>"
  for host in "${NODES[@]}"; do
    echo "<shard><replica><host>$host</host><port>$PORT</port></replica></shard>"
  done
  echo "</basketwise></remote_servers></yandex>"
}

users() {
  echo "<yandex><profiles><default><max_memory_usage>4000000000</max_memory_usage></default></profiles>"
  echo "<users><default><password></password><networks><ip>127.0.0.0/8</ip></networks><profile>default</profile><quota>default</quota></default></users>"
  echo "<quotas><default/></quotas></yandex>"
}

start() {
  install
  local node folder
  for node in "${NODES[@]}"; do
    folder=$WORK/$node
    mkdir -p "$folder/data" "$folder/tmp"
    settings "$node" "$folder" >"$folder/config.xml"
    users >"$folder/users.xml"
    (cd "$folder" && exec setsid clickhouse-server --config-file="$folder/config.xml" >"$folder/out" 2>&1) &
    echo $! >"$folder/pid"
  done
  for node in "${NODES[@]}"; do
    for _ in $(seq 60); do
      clickhouse-client --host "$node" --port "$PORT" --query 'SELECT 1' >/dev/null 2>&1 && continue 2
      sleep 0.5
    done
    echo "the server at $node does not answer; see $WORK/$node/errors" >&2
    exit 1
  done
  client --query "SELECT 'ClickHouse ' || version() || ': ' || toString(count()) || ' nodes' FROM system.clusters WHERE cluster = 'basketwise'" 2>/dev/null ||
    client --query "SELECT concat('ClickHouse ', version(), ', nodes: ', toString(count())) FROM system.clusters WHERE cluster = 'basketwise'"
}

stop() {
  local node
  for node in "${NODES[@]}"; do
    [ -f "$WORK/$node/pid" ] && kill "$(cat "$WORK/$node/pid")" 2>/dev/null || true
  done
  rm -rf "$WORK"
}

# Rows of a table go to the node of their product, so that a product's prices are on one machine.
tables() {
  local node
  for node in "${NODES[@]}"; do
    sed -e '/^--/d' "$HERE/tables.sql" | clickhouse-client --host "$node" --port "$PORT" --multiquery
  done
}

load() {
  local pack=$1 match=$2 table begun
  tables
  for table in products prices matches days; do
    begun=$(date +%s.%N)
    node "$HERE/rows.mjs" "$table" "$pack" "$match" |
      client --insert_distributed_sync=1 --query "INSERT INTO $table FORMAT TabSeparated"
    printf '%s: %s rows in %.1f s; of them on each node:' "$table" "$(client --query "SELECT count() FROM $table")" \
      "$(echo "$(date +%s.%N) - $begun" | bc)"
    local node
    for node in "${NODES[@]}"; do
      printf ' %s' "$(clickhouse-client --host "$node" --port "$PORT" --query "SELECT count() FROM ${table}_here")"
    done
    echo
  done
}

# The nth question of questions.sql.
question() { awk -v n="$1" '/^-- [0-9]+ / { on = ($2 == n); next } on' "$HERE/questions.sql"; }

ask() {
  local n begun
  for n in $(seq 10); do
    begun=$(date +%s%N)
    question "$n" | client --multiline --format TabSeparatedWithNames >"$WORK/answer.$n"
    echo "question $n: $((($(date +%s%N) - begun) / 1000000)) ms"
    [ "${1:-}" = quiet ] || tr '\t' ',' <"$WORK/answer.$n"
  done
}

check() {
  node "$HERE/../../node_modules/tsx/dist/cli.mjs" "$HERE/sample.ts" "$WORK/sample"
  load "$WORK/sample/prices.parquet" "$WORK/sample/match.jsonl"
  ask quiet
  node "$HERE/compare.mjs" "$WORK"
}

case ${1:-} in
  start | stop | check) "$1" ;;
  load) load "${2:?PACK}" "${3:?MATCH}" ;;
  ask) ask "${2:-}" ;;
  *) sed -n '2,8p' "$0"; exit 2 ;;
esac
