#include <vector>
namespace audio {
class Mixer : public Base {
 public:
  Mixer(int rate) : rate_(rate), gain_{1} { open(); }
  ~Mixer() { close(); }
  virtual void mix(const std::vector<float> &input) const;
 private:
  int rate_ = 0;
};
template <typename T> T largest(T a, T b) { return a > b ? a : b; }
}
void audio::Mixer::mix(const std::vector<float> &input) const {
  for (auto sample : input) { play(sample); }
  std::vector<int> counts = make<int>(3);
  auto later = [this, &counts](int step) { counts[step] += 1; };
  try { later(2); } catch (const std::exception &problem) { report(problem.what()); }
  std::sort(counts.begin(), counts.end());
  [delegate mixer:self didMix:@(counts.size())];
}
