#pragma once

#include <array>
#include <cstddef>

#include "base/assert.h"

namespace shelfmark::base {

// A list with a fixed capacity that lives where it is declared: no allocation, no destructor.
// Elements beyond size() are not initialised, so a large list on the stack costs nothing.
template <class T, std::size_t Capacity>
class InlineVector {
public:
    void push_back(const T& value) {
        SHELFMARK_EXPECT(size_ < Capacity);
        items_[size_++] = value;
    }
    void pop_back() { --size_; }
    void clear() { size_ = 0; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t index) {
        SHELFMARK_EXPECT(index < size_);
        return items_[index];
    }
    const T& operator[](std::size_t index) const {
        SHELFMARK_EXPECT(index < size_);
        return items_[index];
    }
    T& back() { return (*this)[size_ - 1]; }
    const T& back() const { return (*this)[size_ - 1]; }

    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    [[nodiscard]] const T* begin() const { return items_.data(); }
    [[nodiscard]] const T* end() const { return items_.data() + size_; }

private:
    std::size_t size_ = 0;
    std::array<T, Capacity> items_;
};

}  // namespace shelfmark::base
