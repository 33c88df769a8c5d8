#!/bin/bash
# Slurm as a cluster of one node on the loopback address; `match --shard` as a job array and `merge` as the job behind it.
#   scripts/cluster/slurm.sh start                       controller and node (Debian's slurm-wlm), installed where they are not
#   scripts/cluster/slurm.sh match N OUT ARGUMENTS...    `match ARGUMENTS...` in N shards, merged into OUT; says what it took
#   scripts/cluster/slurm.sh check [STORE]               match --all over the bundled sample in 4 shards is what one run writes
#   scripts/cluster/slurm.sh stop
# Everything is under $BASKETWISE_CLUSTER (default /tmp/basketwise-cluster); only what was started here is stopped.
# On a cluster of many machines the same job array runs unchanged, given a folder that all of them see.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
WORK=${BASKETWISE_CLUSTER:-/tmp/basketwise-cluster}/slurm
COMMAND=$HERE/../../bin/price-compare.cjs
export SLURM_CONF=$WORK/slurm.conf

install() {
  command -v slurmctld >/dev/null && command -v slurmd >/dev/null && command -v munged >/dev/null && return
  apt-get update -q
  # Debian starts the services at once; these are ours, in a folder of their own.
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends slurm-wlm munge
}

# The servers listen at the address of the machine's own name; anything but the loopback would be open to others.
address() {
  local found
  found=$(getent ahostsv4 "$(hostname -s)" | awk 'NR == 1 { print $1 }')
  case $found in
    127.*) echo "$found" ;;
    *) echo "$(hostname -s) is at ${found:-no address}: give it a loopback address in /etc/hosts, as 127.0.1.1" >&2; return 1 ;;
  esac
}

settings() {
  local name=$1 address=$2
  cat <<END
ClusterName=basketwise
SlurmctldHost=$name($address)
SlurmUser=root
SlurmctldPort=${BASKETWISE_SLURM_PORT:-16817}
SlurmdPort=$((${BASKETWISE_SLURM_PORT:-16817} + 1))
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
AuthType=auth/munge
AuthInfo=socket=$WORK/munge/socket
CredType=cred/munge
StateSaveLocation=$WORK/state
SlurmdSpoolDir=$WORK/spool
SlurmctldPidFile=$WORK/slurmctld.pid
SlurmdPidFile=$WORK/slurmd.pid
SlurmctldLogFile=$WORK/slurmctld.log
SlurmdLogFile=$WORK/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_interval=1,bf_interval=1
$(slurmd -C | head -1) NodeAddr=$address State=UNKNOWN
PartitionName=all Nodes=$name Default=YES State=UP
END
}

start() {
  local address
  address=$(address)
  install
  mkdir -p "$WORK/state" "$WORK/spool" "$WORK/munge" "$WORK/jobs"
  head -c 1024 /dev/urandom >"$WORK/munge/key"
  chmod 700 "$WORK/munge"
  chmod 400 "$WORK/munge/key"
  munged --force --key-file="$WORK/munge/key" --socket="$WORK/munge/socket" --pid-file="$WORK/munge/pid" \
    --log-file="$WORK/munge/log" --seed-file="$WORK/munge/seed" 2>"$WORK/munge/warnings"
  settings "$(hostname -s)" "$address" >"$SLURM_CONF"
  slurmctld
  slurmd
  for _ in $(seq 60); do
    sinfo --noheader --format=%T 2>/dev/null | grep -qx idle && break
    sleep 0.5
  done
  sinfo --noheader --format='Slurm: node %N is %T, %c cores' | grep . ||
    { echo "the node does not come up; see $WORK/*.log" >&2; exit 1; }
}

stop() {
  local file
  for file in slurmd.pid slurmctld.pid munge/pid; do
    [ -f "$WORK/$file" ] && kill "$(cat "$WORK/$file")" 2>/dev/null || true
  done
  sleep 1
  rm -rf "$WORK"
}

# Both jobs write where every node sees it; the merge starts when all shards have ended well, and refuses missing ones.
match() {
  local shards=$1 out=$2 folder begun array merge state
  shift 2
  folder=$(mktemp -d "$WORK/jobs/XXXXXX")
  begun=$(date +%s%N)
  array=$(sbatch --parsable --array="1-$shards" --ntasks=1 --output="$folder/%a.log" --chdir="$PWD" \
    --wrap="node $(printf '%q ' "$COMMAND" match "$@" --quiet) --shard \$SLURM_ARRAY_TASK_ID/$shards --output $folder/\$SLURM_ARRAY_TASK_ID.shard")
  merge=$(sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes --ntasks=1 --output="$folder/merge.log" --chdir="$PWD" \
    --wrap="node $(printf '%q ' "$COMMAND" merge) $folder/*.shard --output $(printf '%q' "$out")")
  while state=$(squeue --noheader --jobs="$merge" --format=%T 2>/dev/null) && [ -n "$state" ]; do
    case $state in COMPLETED | FAILED | CANCELLED) break ;; esac
    sleep 0.2
  done
  state=$(scontrol show job "$merge" 2>/dev/null | sed -n 's/.*JobState=\([A-Z]*\).*/\1/p')
  [ "$state" = COMPLETED ] || { echo "the jobs ended as $state:" >&2; cat "$folder"/*.log >&2; exit 1; }
  echo "$shards shards and their merge: $((($(date +%s%N) - begun) / 1000000)) ms, $(wc -l <"$out") answers"
}

check() {
  local store=${1:-TESCO} begun
  begun=$(date +%s%N)
  node "$COMMAND" match --all --store "$store" --quiet --output "$WORK/one.jsonl"
  echo "one process: $((($(date +%s%N) - begun) / 1000000)) ms"
  match 4 "$WORK/shards.jsonl" --all --store "$store"
  cmp "$WORK/one.jsonl" "$WORK/shards.jsonl" && echo 'the same bytes as one process writes'
}

case ${1:-} in
  start | stop) "$1" ;;
  check) check "${2:-}" ;;
  match) shift; match "$@" ;;
  *) sed -n '2,9p' "$0"; exit 2 ;;
esac
