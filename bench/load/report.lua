-- For wrk: one line of JSON at the end.
function done(summary, latency)
  local e = summary.errors
  print(string.format(
    '{"requests":%d,"seconds":%f,"bytes":%d,"p50":%f,"p99":%f,"errors":%d}',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
